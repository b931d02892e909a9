import { eq, inArray } from 'drizzle-orm';
import { translations } from '#database/schema/languages.ts';
import { pages } from '#database/schema/pages.ts';
import { site_state, siteContent } from '#database/schema/site-state.ts';
import { ensureSiteContent } from '#demo/site-content.ts';
import type { World } from '../world.ts';

/** Loads company and pages again, with translations into the languages that were added to the world's database. */
export async function reloadSiteContent({ db, files }: World): Promise<void> {
  await db.delete(pages);
  await db.delete(translations).where(inArray(translations.entity_type, ['company', 'pages']));
  await db.delete(site_state).where(eq(site_state.key, siteContent.key));
  await ensureSiteContent({ db, files, wanted: true });
}
