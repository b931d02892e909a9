import { type InterfaceLocale, interfaceLocale } from '#domain/languages/interface-locale.ts';

/** A text in all languages that the site itself is written in. */
export type InLanguages<T> = { readonly [code in InterfaceLocale]: T };

/** The text that a visitor of a language reads. */
export function inLanguage<T>(texts: InLanguages<T>, languageCode: string): T {
  return texts[interfaceLocale(languageCode)];
}
