import { joinSentences, joinTexts } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { BulkOutcome } from '#domain/bulk/bulk-edit.server.ts';
import { mostAtOnce } from '#domain/bulk/field-edit.ts';
import type { Undone } from '#domain/bulk/undone.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { RecordRefusal } from '#domain/records/kind.server.ts';
import { counted, linksRestoredLater } from '../history/history-texts.ts';

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

/** What happened to the rows. */
export type Done =
  | '{records} activated'
  | '{records} deactivated'
  | '{records} deleted'
  | '{records} put into the category'
  | '{records} changed'
  | '{records} changed back'
  | '{records} restored';

/** The number of records with their noun: '1 gallery item', '1,200 products'. */
export function countedRecords(kind: string, count: number): string {
  const { one = '', several = '' } = recordKinds[kind] ?? {};
  return counted(count, [one, several]);
}

export const noLongerExist = (count: number): string =>
  t(count === 1 ? '{count} no longer exists.' : '{count} no longer exist.', { count });

/** The result of a bulk edit: '3 of 4 products activated. 1 no longer exists.' */
export function outcomeText(
  kind: string,
  { asked, done, unchanged, changed, gone }: Omit<BulkOutcome, 'undo'>,
  text: Done,
  more: string[] = [],
): string {
  return resultText(kind, { asked, done }, text, [
    unchanged > 0 && t('{count} did not need to change.', { count: unchanged }),
    changed > 0 &&
      t(
        changed === 1
          ? '{count} was skipped, because someone else had changed it.'
          : '{count} were skipped, because someone else had changed them.',
        { count: changed },
      ),
    gone > 0 && noLongerExist(gone),
    ...more,
  ]);
}

/** The result of an undo: '1 of 3 products restored. 1 had already been restored. 1 was deleted for good.' */
export function undoneText(kind: string, undone: Undone): string {
  const { deleted, asked, done, already, gone, lost, bare } = undone;
  return resultText(
    kind,
    { asked, done },
    deleted ? '{records} restored' : '{records} changed back',
    [
      ...(deleted
        ? notRestored(undone)
        : [
            already > 0 && t('{count} had already been changed back.', { count: already }),
            gone > 0 && noLongerExist(gone),
            ...skippedNotes(undone),
          ]),
      lost.length > 0 && t('No longer available: {names}.', { names: joinTexts(lost) }),
      bare.length > 0 && t('Now without a category: {names}.', { names: joinTexts(bare) }),
    ],
  );
}

const lostNotes = ({ already, gone }: Undone) => [
  already > 0 && t('{count} had already been restored.', { count: already }),
  gone > 0 &&
    t(gone === 1 ? '{count} was deleted for good.' : '{count} were deleted for good.', {
      count: gone,
    }),
];

const skippedNotes = ({ changed, refused, leftOut }: Undone) => [
  changed > 0 &&
    t(
      changed === 1
        ? '{count} was skipped, because of later changes.'
        : '{count} were skipped, because of later changes.',
      { count: changed },
    ),
  refused > 0 &&
    t(
      refused === 1
        ? '{count} was not restored: the slug is in use or a limit has been reached.'
        : '{count} were not restored: the slug is in use or a limit has been reached.',
      { count: refused },
    ),
  leftOut && t(linksRestoredLater),
];

/** What an undo of deletions could not restore, in sentences. */
export const notRestored = (undone: Undone): (string | false)[] => [
  ...lostNotes(undone),
  ...skippedNotes(undone),
];

function resultText(
  kind: string,
  { asked, done }: { asked: number; done: number },
  text: Done,
  notes: (string | false)[],
): string {
  const all = countedRecords(kind, asked);
  const records = done === asked ? all : t('{count} of {records}', { count: done, records: all });
  const result = t(text, { records });
  const said = notes.filter((note) => note !== false);
  if (done === asked && said.length === 0) return result;
  return joinSentences([t('{text}.', { text: result }), ...said]);
}

export const nothingSelected = 'Nothing was selected.';
export const categoryGone = 'Someone else has deleted this category. Nothing was changed.';
export const notABulkEdit = 'This bulk edit no longer exists. Nothing was changed.';
export const nothingToFind = 'Please enter the text to find.';
export const unknownField = 'This field cannot be set for several records.';
export const tooMany = () =>
  t('A field can be set for at most {count} records at once. Please select fewer.', {
    count: mostAtOnce,
  });

/** Why the save of a record was refused: 'Another item code has this value'. */
export function refusalText(kind: string, refusal: RecordRefusal): string {
  if ('message' in refusal) return translate(refusal.message);
  const { one = 'record' } = recordKinds[kind] ?? {};
  return refusal.refusal === 'taken'
    ? t('Another {kind} has this value', { kind: translate(one).toLowerCase() })
    : t('The rules of this record do not allow it');
}

type NamesText =
  | 'Unchanged: {names}.'
  | 'Skipped, because someone else had changed them: {names}.'
  | 'Refused: {names}.';

/** Names after their reason, the first five of them: 'Refused: Gold, Silver and 3 more.' */
export function namesAfter(text: NamesText, names: string[]): string[] {
  if (names.length === 0) return [];
  const left = names.length - 5;
  const more = left > 0 ? [t('{count} more', { count: left })] : [];
  return [t(text, { names: joinTexts([...names.slice(0, 5), ...more]) })];
}
