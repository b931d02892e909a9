import type { BulkOutcome } from '#domain/bulk/bulk-edit.server.ts';
import type { Undone } from '#domain/bulk/undone.ts';
import { type CatalogueKind, catalogueKinds } from '#domain/kinds/kinds.ts';
import { joinTexts, linksRestoredLater } from '../history/history-texts.ts';

export const bulkFailures = {
  activate: 'Failed to activate the selected rows',
  deactivate: 'Failed to deactivate the selected rows',
  categorise: 'Failed to set the category',
  delete: 'Failed to delete the selected rows',
  undo: 'Failed to undo the bulk edit',
  found: 'Failed to select the rows',
};

/** The number of records with their noun: '1 gallery item', '1,200 products'. */
export function countedRecords(kind: CatalogueKind, count: number): string {
  const { one, several } = catalogueKinds[kind];
  return `${count.toLocaleString('en')} ${(count === 1 ? one : several).toLowerCase()}`;
}

const were = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'was' : 'were'}`;
const them = (count: number) => (count === 1 ? 'it' : 'them');
const noLongerExist = (count: number) =>
  `${count.toLocaleString('en')} no longer ${count === 1 ? 'exists' : 'exist'}.`;

/** The result of a bulk edit: '3 of 4 products activated. 1 no longer exists.' */
export function outcomeText(
  kind: CatalogueKind,
  { asked, done, unchanged, changed, gone }: Omit<BulkOutcome, 'undo'>,
  verb: string,
): string {
  return sentences(kind, { asked, done, verb }, [
    unchanged > 0 && `${unchanged.toLocaleString('en')} did not need to change.`,
    changed > 0 && `${were(changed)} skipped, because someone else had changed ${them(changed)}.`,
    gone > 0 && noLongerExist(gone),
  ]);
}

/** The result of an undo: '1 of 3 products restored. 1 had already been restored. 1 was deleted for good.' */
export function undoneText(kind: CatalogueKind, undone: Undone): string {
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
  kind: CatalogueKind,
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
