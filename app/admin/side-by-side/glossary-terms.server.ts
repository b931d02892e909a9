import { glossary } from '#app/i18n/glossary.ts';
import { interfaceLocale } from '#domain/languages/interface-locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';

/** A term of the trade and the word that is settled for it in another language. */
export interface SettledTerm {
  en: string;
  word: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a term as a whole word in any case, also in the plural. */
const patterns = glossary.map((term) => ({
  term,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term.en)}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu'),
}));

/** The terms that occur in an original text, by language code; none for a language without a glossary. */
export function settledTerms(
  original: string,
  codes: readonly string[],
): Record<string, SettledTerm[]> {
  const found = patterns.filter(({ pattern }) => pattern.test(original));
  return Object.fromEntries(
    codes.map((code) => {
      const locale = interfaceLocale(code);
      const terms = locale === originalLanguage ? [] : found;
      return [code, terms.map(({ term }) => ({ en: term.en, word: term[locale] }))];
    }),
  );
}
