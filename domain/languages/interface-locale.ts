/** The languages that the site's own words are written in: interface, company, static texts. */
export const interfaceLocales = ['en', 'zh-Hant', 'zh-Hans', 'ja'] as const;

export type InterfaceLocale = (typeof interfaceLocales)[number];

/** Those whose headings have a typeface of their own: server/fonts/noto-serif-<code>.otf.br. */
const localesWithFace = ['zh-Hant', 'zh-Hans', 'ja'] as const satisfies readonly InterfaceLocale[];

export type LocaleWithFace = (typeof localesWithFace)[number];

export const hasOwnFace = (locale: InterfaceLocale): locale is LocaleWithFace =>
  (localesWithFace as readonly InterfaceLocale[]).includes(locale);

/**
 * The language in which the site's own words reach visitors of a language: itself, the one that it
 * is a variety of (zh-TW is written as zh-Hant, ja-JP as ja), or English.
 */
export function interfaceLocale(languageCode: string): InterfaceLocale {
  const known = (tag: string) =>
    interfaceLocales.find((spoken) => spoken.toLowerCase() === tag.toLowerCase());
  const exact = known(languageCode);
  if (exact) return exact;
  try {
    const { language, script } = new Intl.Locale(languageCode).maximize();
    return known(`${language}-${script}`) ?? known(language) ?? 'en';
  } catch {
    // A code of the table need not be one that the standard knows.
    return 'en';
  }
}

/** A text in all languages that the site itself is written in. */
export type InLanguages<T> = { readonly [code in InterfaceLocale]: T };

/** The text that a visitor of a language reads. */
export function inLanguage<T>(texts: InLanguages<T>, languageCode: string): T {
  return texts[interfaceLocale(languageCode)];
}

/** Whether the site's own words are in the visitor's language. */
export function hasInterfaceLocale(languageCode: string): boolean {
  return interfaceLocale(languageCode) !== 'en' || /^en\b/i.test(languageCode);
}
