import type { Database } from '#database/connect.ts';
import { readInterfaceWords } from '../changed-words/interface-words.server.ts';
import { readCompany } from '../company/company.server.ts';
import { listLanguages } from '../languages/language.server.ts';
import { readPages } from '../pages/page-content.server.ts';
import type { SiteContent } from './site-content.ts';

/** The tables that `readSiteContent` reads. */
export const siteContentTables: ReadonlySet<string> = new Set([
  ...['languages', 'interface_words', 'company', 'pages', 'page_blocks', 'translations'],
]);

/** Reads the content that all public pages share. */
export async function readSiteContent(db: Database): Promise<SiteContent> {
  const [{ shown, hidden }, words, company, pages] = await Promise.all([
    listLanguages(db),
    readInterfaceWords(db),
    readCompany(db),
    readPages(db),
  ]);
  return { languages: shown, hiddenLanguages: hidden, words, company, pages };
}
