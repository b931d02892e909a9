import {
  type BulkEdit,
  type BulkOutcome,
  type ChosenRows,
  editInBulk,
} from '#domain/bulk/bulk-edit.server.ts';
import type { BulkKindName } from '#domain/bulk/bulk-kinds.server.ts';
import { undoBulkEdit } from '#domain/bulk/undo-bulk-edit.server.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { readListQuery } from '../table/table-query.ts';
import { categoryGone, noneChosen, notABulkEdit, outcomeText, undoneText } from './bulk-texts.ts';

/** The rows as `id:version`, or all that the list of this address finds now. */
function chosenIn(form: FormData): ChosenRows {
  const list = form.get('list');
  if (typeof list === 'string') {
    const url = URL.parse(list, 'http://localhost');
    if (!url) return { seen: [] };
    // Every parameter: a filter that was left out would find more than the list shows.
    return { found: readListQuery(url.href, [...url.searchParams.keys()]) };
  }
  const rows = String(form.get('rows') ?? '').matchAll(/(\d{1,9}):(\d{1,9})/g);
  return {
    seen: [...rows].map(([, id, version]) => ({ id: Number(id), version: Number(version) })),
  };
}

function answer(kind: BulkKindName, outcome: BulkOutcome | undefined, verb: string): ActionResult {
  if (!outcome) return { ok: false, toast: { text: categoryGone } };
  if (outcome.asked === 0) return { ok: false, toast: { text: noneChosen } };
  const text = outcomeText(kind, outcome, verb);
  if (!outcome.undo) return { ok: false, toast: { text } };
  const values = { intent: 'undo', set: outcome.undo };
  return { ok: true, toast: text, undo: { action: `/admin/bulk/${kind}`, values } };
}

/** A bulk edit; `verb` is what happened to the rows. */
const changing =
  (verb: string, changeOf: (form: FormData) => BulkEdit) =>
  async ({ form, db }: Operation, kind: BulkKindName): Promise<ActionResult> =>
    answer(kind, await editInBulk(db, kind, chosenIn(form), changeOf(form)), verb);

export const bulkOperations = {
  activate: changing('activated', () => ({ status: 'Active' })),
  deactivate: changing('deactivated', () => ({ status: 'Inactive' })),
  delete: changing('deleted', () => ({ delete: true })),
  categorise: changing('put into the category', (form) => ({
    categorise: {
      category: String(form.get('category') ?? '')
        .trim()
        .slice(0, 100),
      replaces: form.get('replaces') === 'yes',
    },
  })),
  async undo({ form, db, administrator }: Operation, kind: BulkKindName): Promise<ActionResult> {
    const set = String(form.get('set') ?? '');
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(set))
      return { ok: false, toast: { text: noneChosen } };
    const undone = await undoBulkEdit(db, administrator, kind, set);
    const text = undone.asked === 0 ? notABulkEdit : undoneText(kind, undone);
    return undone.done > 0 ? { ok: true, toast: text } : { ok: false, toast: { text } };
  },
};
