import type { BulkOutcome } from '#domain/bulk/bulk-edit.server.ts';
import { mostAtOnce } from '#domain/bulk/field-edit.ts';
import type { Undone } from '#domain/bulk/undone.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { RecordRefusal } from '#domain/records/kind.server.ts';
import { joinTexts, linksRestoredLater } from '../history/history-texts.ts';

export const bulkFailures = {
  activate: 'Failed to activate the selected rows',
  deactivate: 'Failed to deactivate the selected rows',
  categorise: 'Failed to set the category',
  showField: 'Failed to show the changes',
  setField: 'Failed to set the field',
  delete: 'Failed to delete the selected rows',
  undo: 'Failed to undo the bulk edit',
  found: 'Failed to select the rows',
};

/** The number of records with their noun: '1 gallery item', '1,200 products'. */
export function countedRecords(kind: string, count: number): string {
  const { one = '', several = '' } = recordKinds[kind] ?? {};
  return `${count.toLocaleString('en')} ${(count === 1 ? one : several).toLowerCase()}`;
}

const were = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'was' : 'were'}`;
const them = (count: number) => (count === 1 ? 'it' : 'them');
export const noLongerExist = (count: number) =>
  `${count.toLocaleString('en')} no longer ${count === 1 ? 'exists' : 'exist'}.`;

/** The result of a bulk edit: '3 of 4 products activated. 1 no longer exists.' */
export function outcomeText(
  kind: string,
  { asked, done, unchanged, changed, gone }: Omit<BulkOutcome, 'undo'>,
  verb: string,
  more: string[] = [],
): string {
  return sentences(kind, { asked, done, verb }, [
    unchanged > 0 && `${unchanged.toLocaleString('en')} did not need to change.`,
    changed > 0 && `${were(changed)} skipped, because someone else had changed ${them(changed)}.`,
    gone > 0 && noLongerExist(gone),
    ...more,
  ]);
}

/** The result of an undo: '1 of 3 products restored. 1 had already been restored. 1 was deleted for good.' */
export function undoneText(kind: string, undone: Undone): string {
  const { deleted, asked, done, already, changed, gone, refused, lost, bare, leftOut } = undone;
  const verb = deleted ? 'restored' : 'changed back';
  return sentences(kind, { asked, done, verb }, [
    already > 0 &&
      (deleted
        ? `${already.toLocaleString('en')} had already been restored.`
        : `${already.toLocaleString('en')} had already been changed back.`),
    gone > 0 && (deleted ? `${were(gone)} deleted for good.` : noLongerExist(gone)),
    changed > 0 && `${were(changed)} skipped, because of later changes.`,
    refused > 0 && `${were(refused)} not restored: the slug is in use or a limit has been reached.`,
    leftOut && linksRestoredLater,
    lost.length > 0 && `No longer available: ${joinTexts(lost)}.`,
    bare.length > 0 && `Now without a category: ${joinTexts(bare)}.`,
  ]);
}

function sentences(
  kind: string,
  { asked, done, verb }: { asked: number; done: number; verb: string },
  notes: (string | false)[],
): string {
  const said = notes.filter((note) => note !== false);
  if (done === asked && said.length === 0) return `${countedRecords(kind, done)} ${verb}`;
  const of = done === asked ? '' : `${done.toLocaleString('en')} of `;
  return [`${of}${countedRecords(kind, asked)} ${verb}.`, ...said].join(' ');
}

export const nothingSelected = 'Nothing was selected.';
export const categoryGone = 'Someone else has deleted this category. Nothing was changed.';
export const notABulkEdit = 'This bulk edit no longer exists. Nothing was changed.';
export const nothingToFind = 'Please enter the text to find.';
export const unknownField = 'This field cannot be set for several records.';
export const tooMany = `A field can be set for at most ${mostAtOnce.toLocaleString('en')} records at once. Please select fewer.`;

/** Why the save of a record was refused: 'Another item code has this value'. */
export function refusalText(kind: string, refusal: RecordRefusal): string {
  if ('message' in refusal) return refusal.message;
  const { one = 'record' } = recordKinds[kind] ?? {};
  return refusal.refusal === 'taken'
    ? `Another ${one.toLowerCase()} has this value`
    : 'The rules of this record do not allow it';
}

/** Names after their reason, the first five of them: 'Refused: Gold, Silver and 3 more.' */
export function namesAfter(reason: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const left = names.length - 5;
  const named = [...names.slice(0, 5), ...(left > 0 ? [`${left.toLocaleString('en')} more`] : [])];
  return [`${reason}: ${joinTexts(named)}.`];
}
