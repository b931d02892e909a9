/** A row of the languages table: what a picker shows and a host is made of. */
export interface Language {
  code: string;
  name: string;
}

/** The language that records are written in: its host is the canonical one, and texts fall back to it. */
export const originalLanguage = 'en';

/** It where the table has no row of it. */
export const english: Language = { code: originalLanguage, name: 'English' };
