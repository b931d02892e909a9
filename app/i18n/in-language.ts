import { type SpokenLanguage, spokenLanguage } from '#domain/languages/spoken-language.ts';

/** A text in all languages that the site itself is written in. */
export type InLanguages<T> = { readonly [code in SpokenLanguage]: T };

/** The text that a visitor of a language reads. */
export function inLanguage<T>(texts: InLanguages<T>, languageCode: string): T {
  return texts[spokenLanguage(languageCode)];
}
