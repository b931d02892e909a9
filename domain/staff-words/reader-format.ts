import { currentReader, readerLocale } from './t.ts';

/** Whole sentences one after another: with a space between them only in English. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(currentReader() ? '' : ' ');

/** A duration in words, such as '5 minutes'. */
export const durationText = (count: number, unit: 'day' | 'hour' | 'minute' | 'second'): string =>
  count.toLocaleString(readerLocale(), { style: 'unit', unit, unitDisplay: 'long' });
