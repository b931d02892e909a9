import { daysInBin } from '#domain/history/bin.ts';
import { countedRows, joinTexts } from '../history/history-texts.ts';

/** The text below the question before a deletion, for one record; `binKeepsThem` is for several. */
export const binKeepsIt = `The bin keeps it for ${daysInBin} days. Until then it can be restored.`;
export const binKeepsThem = `The bin keeps them for ${daysInBin} days. Until then they can be restored.`;

/** Says what else is deleted: 'This also deletes 4 item codes and 3 links.'; '' if nothing. */
export function dependentsText(rows: [table: string, count: number][]): string {
  const counted = countedRows(rows);
  return counted.length === 0 ? '' : `This also deletes ${joinTexts(counted)}.`;
}

/** Says what happens to the planned changes of a record in the bin; '' if there are none. */
export function waitingPlansText(plans: number): string {
  if (plans === 0) return '';
  return plans === 1
    ? '1 planned change will not happen unless the record is restored by then.'
    : `${plans} planned changes will not happen unless the record is restored by then.`;
}
