import type { BulkOutcome } from '#domain/bulk/bulk-edit.server.ts';
import type { Undone } from '#domain/bulk/undone.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { catalogueKinds } from '#domain/kinds/kinds.ts';
import { linksRestoredLater } from '../history/history-texts.ts';

export const bulkFailures = {
  activate: 'Failed to activate them',
  deactivate: 'Failed to deactivate them',
  categorise: 'Failed to set the category',
  delete: 'Failed to delete them',
  undo: 'Failed to undo it',
  found: 'Failed to select them',
};

/** The number of records with their noun: '1 gallery item', '1,200 products'. */
export function countedRows(kind: PublishedKind, count: number): string {
  const { one, several } = catalogueKinds[kind];
  return `${count.toLocaleString('en')} ${(count === 1 ? one : several).toLowerCase()}`;
}

const were = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'was' : 'were'}`;
const are = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'is' : 'are'}`;

/** The result of a bulk edit: '3 of 4 products activated. 1 is no longer there.' */
export function outcomeText(
  kind: PublishedKind,
  { asked, done, unchanged, changed, gone }: Omit<BulkOutcome, 'undo'>,
  verb: string,
): string {
  return sentences(kind, { asked, done, verb }, [
    unchanged > 0 && `${were(unchanged)} so already.`,
    changed > 0 && `${were(changed)} changed by someone else and left alone.`,
    gone > 0 && `${are(gone)} no longer there.`,
  ]);
}

/** The result of an undo: '1 of 3 products restored. 1 had been restored already. 1 is gone for good.' */
export function undoneText(kind: PublishedKind, undone: Undone): string {
  const { deleted, asked, done, already, changed, gone, refused, lost, bare, leftOut } = undone;
  const verb = deleted ? 'restored' : 'as before';
  return sentences(kind, { asked, done, verb }, [
    already > 0 &&
      (deleted
        ? `${already.toLocaleString('en')} had been restored already.`
        : `${were(already)} as before already.`),
    gone > 0 && `${are(gone)} ${deleted ? 'gone for good' : 'no longer there'}.`,
    changed > 0 && `${were(changed)} changed since and left alone.`,
    refused > 0 &&
      `${were(refused)} not brought back, as another record uses its slug or a rule refuses it.`,
    leftOut && linksRestoredLater,
    lost.length > 0 && `No longer there: ${listed.format(lost)}.`,
    bare.length > 0 && `In no category now: ${listed.format(bare)}.`,
  ]);
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function sentences(
  kind: PublishedKind,
  { asked, done, verb }: { asked: number; done: number; verb: string },
  notes: (string | false)[],
): string {
  const said = notes.filter((note) => note !== false);
  if (done === asked && said.length === 0) return `${countedRows(kind, done)} ${verb}`;
  const of = done === asked ? '' : `${done.toLocaleString('en')} of `;
  return [`${of}${countedRows(kind, asked)} ${verb}.`, ...said].join(' ');
}

export const nothingSelected = 'Nothing was selected.';
export const categoryGone = 'Someone else has deleted this category. Nothing was changed.';
export const notABulkEdit = 'This bulk edit is no longer known. Nothing was changed.';
