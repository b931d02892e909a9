import type { Database } from '#database/connect.ts';
import { siteContent } from '#database/schema/site-state.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { recordCause } from '#domain/history/recorded/cause.server.ts';
import { loadCompany } from './loading/company.ts';
import { loadPages, storePagePictures } from './loading/pages.ts';
import { isSettled, settle } from './loading/settled.ts';

interface FirstSiteContent {
  db: Database;
  files: FileStore;
  wanted: boolean;
}

/**
 * Inserts the demo company and the texts of its pages once into every database, filled or new, unless the owner
 * wants none of them. Later calls do nothing: what the owner has changed or deleted stays so. Translations are
 * inserted for the languages that the database has, so this runs after the demo catalogue is loaded.
 */
export async function ensureSiteContent({ db, files, wanted }: FirstSiteContent): Promise<void> {
  if (await isSettled(db, siteContent.key)) return;
  const media = wanted ? await storePagePictures(files) : undefined;
  await db.transaction(async (tx) => {
    if (!(await settle(tx, siteContent.key, wanted)) || !media) return;
    await recordCause(tx, 'demo content');
    await loadCompany(tx);
    await loadPages(tx, media);
  });
}
