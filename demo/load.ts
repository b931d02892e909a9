import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { general_settings, global_settings } from '#database/schema/settings.ts';
import { site_state } from '#database/schema/site-state.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { carouselImages } from './content/carousel.ts';
import { languages as demoLanguages } from './content/languages.ts';
import { settings } from './content/settings.ts';
import { loadGallery } from './loading/gallery.ts';
import { storeMedia } from './loading/media.ts';
import { loadNews } from './loading/news.ts';
import type { TranslationRow } from './loading/phrases.ts';
import { loadProducts } from './loading/products.ts';

const loadedKey = 'demo_content_loaded';

/**
 * Fills a new database with the demo company's catalogue: once, and recorded, so that staff who
 * delete everything do not find it back. Files are stored first; the rows come in one transaction.
 */
export async function loadDemoContent({ db, files }: { db: Database; files: FileStore }) {
  const [done] = await db.select().from(site_state).where(eq(site_state.key, loadedKey));
  if (done) return;
  const media = await storeMedia(files);
  await db.transaction(async (tx) => {
    await tx.insert(site_state).values({ key: loadedKey });
    await tx
      .insert(languages)
      .values(demoLanguages.map((language) => ({ ...language })))
      .onConflictDoNothing();
    const translated: TranslationRow[] = [];
    const productIds = await loadProducts(tx, media, translated);
    await loadGallery(tx, media, translated, productIds);
    await loadNews(tx, media, translated);
    await tx
      .insert(general_settings)
      .values(carouselImages.map((image) => ({ ...image, image_url: media(image.image_url) })));
    await tx.insert(global_settings).values(settings.map((setting) => ({ ...setting })));
    for (let at = 0; at < translated.length; at += 500) {
      await tx.insert(translations).values(translated.slice(at, at + 500));
    }
  });
}
