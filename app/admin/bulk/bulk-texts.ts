import type { BulkOutcome } from '#domain/bulk/bulk-edit.server.ts';
import type { BulkKindName } from '#domain/bulk/bulk-kinds.server.ts';
import { catalogueKinds } from '#domain/records/kinds.ts';

export const bulkFailures = {
  activate: 'Failed to activate them',
  deactivate: 'Failed to deactivate them',
  categorise: 'Failed to set the category',
  delete: 'Failed to delete them',
  undo: 'Failed to undo it',
  found: 'Failed to select them',
};

/** '1 gallery item', '1,200 products'. */
export function countedRows(kind: BulkKindName, count: number): string {
  const { one, several } = catalogueKinds[kind];
  return `${count.toLocaleString('en')} ${(count === 1 ? one : several).toLowerCase()}`;
}

const were = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'was' : 'were'}`;
const are = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'is' : 'are'}`;

/** '3 of 4 products activated. 1 is no longer there.' */
export function outcomeText(
  kind: BulkKindName,
  { asked, done, changed, gone }: Omit<BulkOutcome, 'undo'>,
  verb: string,
  why = 'changed by somebody else meanwhile and left alone',
): string {
  if (done === asked) return `${countedRows(kind, done)} ${verb}`;
  return [
    `${done.toLocaleString('en')} of ${countedRows(kind, asked)} ${verb}.`,
    changed > 0 && `${were(changed)} ${why}.`,
    gone > 0 && `${are(gone)} no longer there.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const noneChosen = 'Nothing was selected.';
export const categoryGone =
  'Somebody else has deleted this category meanwhile. Nothing was changed.';
export const staysInBin = 'not brought back, as another record uses its slug or a rule refuses it';
