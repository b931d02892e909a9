import type { InterfaceWords } from '../changed-words/interface-words.ts';
import type { StoredCompany } from '../company/company.ts';
import type { Language } from '../languages/language.ts';
import type { Pages } from '../pages/page-content.ts';

/** What public pages show besides their own records. It is read once for each change, and kept in memory. */
export interface SiteContent {
  /** The public languages, in display order. */
  languages: readonly Language[];
  company: StoredCompany;
  /** The languages that are not public: they have no host, and only previews show them. */
  hiddenLanguages: readonly Language[];
  /** Words of the interface that differ from the built-in ones. */
  words: InterfaceWords;
  pages: Pages;
}

/** The languages of previews: all, the public ones first. */
export const allLanguages = ({ languages, hiddenLanguages }: SiteContent): Language[] => [
  ...languages,
  ...hiddenLanguages,
];
