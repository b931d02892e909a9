import type { FormErrors } from '#domain/forms/form-values.ts';
import type { CellProblem } from '#domain/products/item-code-cell-plan.server.ts';
import { type SentRow, sentRows } from '#domain/products/item-code-cells.ts';
import { saveItemCodeCells } from '#domain/products/save-item-code-cells.server.ts';
import type { ActionResult, FieldConflict, Refusal } from '../actions/action-result.ts';
import { saveOnce } from '../actions/save-once.server.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { undoOfBulkEdit } from '../bulk/bulk-operations.server.ts';
import { noSuchProduct, severalSuchProducts } from '../products/product-texts.ts';
import { cellName, changesField } from './item-code-grid-form.ts';
import {
  changedByOther,
  changesUnreadable,
  codeGone,
  codesSaved,
  nothingChanged,
  nothingSaved,
} from './item-code-grid-texts.ts';
import { codeTaken, itemCodeSaved } from './item-code-texts.ts';

/** Saves the changed cells of the grid together; a repeated request is done once. */
export const saveCells = saveOnce(
  itemCodeSaved,
  async ({ form, db }: Operation): Promise<ActionResult> => {
    const sent = changesIn(form);
    if (!sent) return { ok: false, errors: { '': [changesUnreadable] } };
    const saved = await saveItemCodeCells(db, sent);
    if (!saved.ok) return refusalAt(saved.problems);
    if (saved.undo === undefined) return { ok: true, toast: nothingChanged };
    return {
      ok: true,
      toast: codesSaved(saved.done),
      undo: undoOfBulkEdit('item_codes', saved.undo),
    };
  },
);

/** The rows with changed cells, which the form has as JSON in one field. */
export function changesIn(form: FormData): SentRow[] | undefined {
  try {
    return sentRows.safeParse(JSON.parse(String(form.get(changesField)))).data;
  } catch {
    return undefined;
  }
}

/** The problems at their cells. */
export function refusalAt(problems: readonly CellProblem[]): Refusal {
  const errors: FormErrors = { '': [nothingSaved] };
  const fieldConflicts: Record<string, FieldConflict> = {};
  for (const problem of problems) {
    const name = cellName(problem.key, problem.column);
    errors[name] = [textOf(problem)];
    if (problem.refusal === 'changed')
      fieldConflicts[name] = { theirs: problem.theirs, seen: problem.theirs };
  }
  return { ok: false, errors, fieldConflicts };
}

function textOf(problem: CellProblem): string {
  switch (problem.refusal) {
    case 'invalid':
      return problem.message;
    case 'taken':
      return codeTaken;
    case 'gone':
      return codeGone;
    case 'no product':
      return noSuchProduct;
    case 'several products':
      return severalSuchProducts;
    case 'changed':
      return changedByOther;
  }
}
