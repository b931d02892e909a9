/** The languages of the site's own texts: interface, company, static pages. */
export const interfaceLocales = ['en', 'zh-Hant', 'zh-Hans', 'ja'] as const;

export type InterfaceLocale = (typeof interfaceLocales)[number];

/** The languages with their own font for headings: server/fonts/noto-serif-<code>.otf.br. */
const localesWithFace = ['zh-Hant', 'zh-Hans', 'ja'] as const satisfies readonly InterfaceLocale[];

export type LocaleWithFace = (typeof localesWithFace)[number];

/** Whether headings in a language have their own font. */
export const hasOwnFace = (locale: InterfaceLocale): locale is LocaleWithFace =>
  (localesWithFace as readonly InterfaceLocale[]).includes(locale);

/**
 * The language of the site's own texts for visitors of a language: the language itself, its base language
 * (zh-TW uses zh-Hant, ja-JP uses ja), or English.
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
    // The table may contain a code that Intl does not accept.
    return 'en';
  }
}

/** A value for each language of the site's own texts. */
export type InLanguages<T> = { readonly [code in InterfaceLocale]: T };

/** The value for visitors of a language. */
export function inLanguage<T>(texts: InLanguages<T>, languageCode: string): T {
  return texts[interfaceLocale(languageCode)];
}

/** Whether the site's own texts exist in the visitor's language. */
export function hasInterfaceLocale(languageCode: string): boolean {
  return interfaceLocale(languageCode) !== 'en' || /^en\b/i.test(languageCode);
}
