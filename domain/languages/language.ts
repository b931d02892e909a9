/** A language of the languages table; its code is used in its host name. */
export interface Language {
  code: string;
  name: string;
}

/**
 * The language in which records are written. Its host is the canonical one, and it is the fallback for
 * missing translations.
 */
export const originalLanguage = 'en';

/** Used if the languages table has no row for English. */
export const english: Language = { code: originalLanguage, name: 'English' };
