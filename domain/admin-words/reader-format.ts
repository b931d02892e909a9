import { originalLanguage } from '../languages/language.ts';
import { joinList } from '../texts/join-list.ts';
import { currentReader, readerLocale } from './t.ts';

/** Whole sentences one after another: with a space between them only in English. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(currentReader() ? '' : ' ');

/** The `lang` of a text of the site in the back-office: undefined if the page itself is in English. */
export const langOfContent = (): string | undefined =>
  currentReader() ? originalLanguage : undefined;

/** A duration in words, such as '5 minutes'. */
export const durationText = (count: number, unit: 'day' | 'hour' | 'minute' | 'second'): string =>
  count.toLocaleString(readerLocale(), { style: 'unit', unit, unitDisplay: 'long' });

/** Names as a list in the reader's language: 'Gold, Silver'. */
export const listed = (names: readonly string[]): string => joinList(names, readerLocale());

/** Texts as 'a, b and c', in the reader's language. */
export function joinTexts(texts: readonly string[]): string {
  const locale = readerLocale();
  // British English has no comma before 'and'.
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(texts);
}
