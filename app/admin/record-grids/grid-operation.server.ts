import { t } from '#domain/admin-words/t.ts';
import { type CellGrid, type SentRow, sentRowsOf } from '#domain/cells/cell-grid.ts';
import type { CellProblem } from '#domain/cells/cell-plan.server.ts';
import type { CellStore } from '#domain/cells/cell-store.server.ts';
import { saveCells } from '#domain/cells/save-cells.server.ts';
import type { FormErrors } from '#domain/forms/form-values.ts';
import type { ActionResult, FieldConflict, Refusal } from '../actions/action-result.ts';
import { saveOnce } from '../actions/save-once.server.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { undoOfBulkEdit } from '../bulk/bulk-operations.server.ts';
import { countedRecords } from '../bulk/bulk-texts.ts';
import { noSuchProduct, severalSuchProducts } from '../products/product-texts.ts';
import { cellName, changesField } from './grid-form.ts';
import {
  changedByOther,
  changesUnreadable,
  gridTexts,
  nothingChanged,
  nothingSaved,
} from './grid-texts.ts';

/** Saves the changed cells of a grid together; a repeated request is done once. */
export const savingCells = (store: CellStore) =>
  saveOnce(
    gridTexts[store.grid.kind].saved,
    async ({ form, db }: Operation): Promise<ActionResult> => {
      const { grid } = store;
      const sent = changesIn(grid, form);
      if (!sent) return { ok: false, errors: { '': [changesUnreadable] } };
      const saved = await saveCells(db, store, sent);
      if (!saved.ok) return refusalAt(grid, saved.problems);
      if (saved.undo === undefined) return { ok: true, toast: nothingChanged };
      return {
        ok: true,
        toast: t('{records} saved', { records: countedRecords(grid.kind, saved.done) }),
        undo: undoOfBulkEdit(grid.kind, saved.undo),
      };
    },
  );

/** The rows with changed cells, which one field of the form has as JSON. */
export function changesIn(grid: CellGrid, form: FormData): SentRow[] | undefined {
  try {
    return sentRowsOf(grid).safeParse(JSON.parse(String(form.get(changesField(grid))))).data;
  } catch {
    return undefined;
  }
}

/** The refusal that reports each problem at its cell. */
export function refusalAt(grid: CellGrid, problems: readonly CellProblem[]): Refusal {
  const errors: FormErrors = { '': [nothingSaved] };
  const fieldConflicts: Record<string, FieldConflict> = {};
  for (const problem of problems) {
    const name = cellName(problem.key, problem.column);
    errors[name] = [textOf(grid, problem)];
    if (problem.refusal === 'changed')
      fieldConflicts[name] = { theirs: problem.theirs, seen: problem.theirs };
  }
  return { ok: false, errors, fieldConflicts };
}

function textOf({ kind }: CellGrid, problem: CellProblem): string {
  switch (problem.refusal) {
    case 'invalid':
      return problem.message;
    case 'taken':
      return gridTexts[kind].taken;
    case 'gone':
      return gridTexts[kind].gone;
    case 'no product':
      return noSuchProduct;
    case 'several products':
      return severalSuchProducts;
    case 'changed':
      return changedByOther;
  }
}
