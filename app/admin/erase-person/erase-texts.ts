import { listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { type PersonTraces, tracesInWords } from '#domain/erasure/person-traces.ts';

export const eraseFailures = {
  look: 'Failed to search for the person',
  erase: 'Failed to erase the person',
};

export const nothingKept = 'Nothing is stored about this address.';

/** Says what was erased, with counts. */
export function erasedInWords(removed: PersonTraces): string {
  const words = tracesInWords(removed);
  return words.length === 0
    ? t(nothingKept)
    : t('Erased for good: {records}', { records: listed(words) });
}
