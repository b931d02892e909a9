import type { daysInBin } from '#database/retention/periods.ts';
import { joinTexts } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { countedRows } from '../history/history-texts.ts';

type InBin = `The bin keeps ${string} for ${typeof daysInBin} days. ${string}`;

/** The text below the question before a deletion, for one record; `binKeepsThem` is for several. */
export const binKeepsIt =
  'The bin keeps it for 90 days. Until then it can be restored.' satisfies InBin;
export const binKeepsThem =
  'The bin keeps them for 90 days. Until then they can be restored.' satisfies InBin;

/** Says what else is deleted: 'This also deletes 4 item codes and 3 links.'; '' if nothing. */
export function dependentsText(rows: [table: string, count: number][]): string {
  const counted = countedRows(rows);
  return counted.length === 0
    ? ''
    : t('This also deletes {records}.', { records: joinTexts(counted) });
}

/** Says what happens to the planned changes of a record in the bin; '' if there are none. */
export function waitingPlansText(plans: number): string {
  if (plans === 0) return '';
  return t(
    plans === 1
      ? '{count} planned change will not run unless the record is restored by then.'
      : '{count} planned changes will not run unless the record is restored by then.',
    { count: plans },
  );
}
