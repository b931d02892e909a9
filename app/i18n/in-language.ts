/** A text in English and in whatever languages it has been translated into. */
export type InLanguages<T> = { readonly en: T } & { readonly [code: string]: T };

/** The text in a language; the English one where there is no other. */
export function inLanguage<T>(texts: InLanguages<T>, languageCode: string): T {
  return texts[languageCode] ?? texts.en;
}
