import type { Undo } from '#app/ui/toasts/toast.ts';
import { type BulkEdit, type BulkOutcome, editInBulk } from '#domain/bulk/bulk-edit.server.ts';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import { undoBulkEdit } from '#domain/bulk/undo-bulk-edit.server.ts';
import { type BulkKind, hasStatus, isPublishedKind } from '#domain/kinds/kinds.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { Operate } from '../actions/screen-action.server.ts';
import {
  categoryGone,
  type Done,
  notABulkEdit,
  nothingSelected,
  outcomeText,
  undoneText,
} from './bulk-texts.ts';

/** Reads the rows, sent as `id:version` separated by commas. Answers none if one of them cannot be parsed. */
export function chosenIn(form: FormData): SelectedRow[] {
  const rows = String(form.get('rows') ?? '').split(',');
  if (!rows.every((row) => /^\d{1,9}:\d{1,9}$/.test(row))) return [];
  return rows.map((row) => {
    const [id, version] = row.split(':');
    return { id: Number(id), version: Number(version) };
  });
}

/** The Undo that takes back a whole bulk edit. */
export const undoOfBulkEdit = (kind: BulkKind, set: string): Undo => ({
  action: `/admin/bulk/${kind}`,
  values: { intent: 'undo', set },
});

function answer(kind: BulkKind, outcome: BulkOutcome | undefined, text: Done): ActionResult {
  if (!outcome) return { ok: false, toast: { text: categoryGone } };
  if (outcome.asked === 0) return { ok: false, toast: { text: nothingSelected } };
  const said = outcomeText(kind, outcome, text);
  if (!outcome.undo) return { ok: false, toast: { text: said } };
  return { ok: true, toast: said, undo: undoOfBulkEdit(kind, outcome.undo) };
}

/** The operations on the selected rows of a kind, and the undo of each. */
export function bulkOperations(kind: BulkKind): Record<string, Operate> {
  const changing =
    (text: Done, changeOf: (form: FormData) => BulkEdit): Operate =>
    async ({ form, db }) =>
      answer(kind, await editInBulk(db, kind, chosenIn(form), changeOf(form)), text);
  return {
    ...(hasStatus(kind) && {
      activate: changing('{records} activated', () => ({ status: 'Active' })),
      deactivate: changing('{records} deactivated', () => ({ status: 'Inactive' })),
    }),
    ...(isPublishedKind(kind) && {
      categorise: changing('{records} put into the category', (form) => ({
        categorise: {
          category: String(form.get('category') ?? '')
            .trim()
            .slice(0, 100),
          replaces: form.get('replaces') === 'yes',
        },
      })),
    }),
    delete: changing('{records} deleted', () => ({ delete: true })),
    async undo({ form, db, administrator }) {
      const set = String(form.get('set') ?? '');
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(set))
        return { ok: false, toast: { text: nothingSelected } };
      const undone = await undoBulkEdit(db, administrator, kind, set);
      const text = undone.asked === 0 ? notABulkEdit : undoneText(kind, undone);
      return undone.done > 0 ? { ok: true, toast: text } : { ok: false, toast: { text } };
    },
  };
}
