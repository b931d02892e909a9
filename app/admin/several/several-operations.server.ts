import {
  type ChosenRows,
  changeSeveral,
  type SeveralChange,
  type SeveralOutcome,
} from '#domain/several/change-several.server.ts';
import type { SeveralKindName } from '#domain/several/several-kinds.server.ts';
import { restoreTogether, undoChanges } from '#domain/several/undo-several.server.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { readListQuery } from '../table/table-query.ts';
import { categoryGone, noneChosen, outcomeText, staysInBin } from './several-texts.ts';

/** The rows as `id:version`, or all that the list of this address finds now. */
function chosenIn(form: FormData): ChosenRows {
  const list = form.get('list');
  if (typeof list === 'string') {
    const url = new URL(list, 'http://localhost');
    // Every parameter: a filter that was left out would find more than the list shows.
    return { found: readListQuery(url.href, [...url.searchParams.keys()]) };
  }
  const rows = String(form.get('rows') ?? '').matchAll(/(\d{1,9}):(\d{1,9})/g);
  return {
    seen: [...rows].map(([, id, version]) => ({ id: Number(id), version: Number(version) })),
  };
}

function answer(
  kind: SeveralKindName,
  outcome: SeveralOutcome | undefined,
  verb: string,
): ActionResult {
  if (!outcome) return { ok: false, toast: { text: categoryGone } };
  if (outcome.asked === 0) return { ok: false, toast: { text: noneChosen } };
  const text = outcomeText(kind, outcome, verb);
  if (!outcome.undo) return { ok: false, toast: { text } };
  const { set, deleted } = outcome.undo;
  const values = { intent: 'undo', set, deleted: deleted ? 'yes' : '' };
  return { ok: true, toast: text, undo: { action: `/admin/several/${kind}`, values } };
}

/** An operation on several rows; `verb` is what happened to them. */
const changing =
  (verb: string, changeOf: (form: FormData) => SeveralChange) =>
  async ({ form, db }: Operation, kind: SeveralKindName): Promise<ActionResult> =>
    answer(kind, await changeSeveral(db, kind, chosenIn(form), changeOf(form)), verb);

export const severalOperations = {
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
  async undo({ form, db, administrator }: Operation, kind: SeveralKindName): Promise<ActionResult> {
    const set = String(form.get('set') ?? '');
    if (!/^[0-9a-f-]{36}$/.test(set)) return { ok: false, toast: { text: noneChosen } };
    const deleted = form.get('deleted') === 'yes';
    const undone = await (deleted
      ? restoreTogether(db, administrator, kind, set)
      : undoChanges(db, kind, set));
    const text = deleted
      ? outcomeText(kind, undone, 'restored', staysInBin)
      : outcomeText(kind, undone, 'as before');
    return undone.done > 0 ? { ok: true, toast: text } : { ok: false, toast: { text } };
  },
};
