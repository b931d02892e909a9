import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import * as tables from '#database/schema.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { carouselImages } from './content/carousel.ts';
import { languages } from './content/languages.ts';
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
  const { site_state } = tables;
  const [done] = await db.select().from(site_state).where(eq(site_state.key, loadedKey));
  if (done) return;
  const media = await storeMedia(files);
  await db.transaction(async (tx) => {
    await tx.insert(site_state).values({ key: loadedKey });
    await tx
      .insert(tables.languages)
      .values(languages.map((language) => ({ ...language })))
      .onConflictDoNothing();
    const translations: TranslationRow[] = [];
    const productIds = await loadProducts(tx, media, translations);
    await loadGallery(tx, media, translations, productIds);
    await loadNews(tx, media, translations);
    await tx
      .insert(tables.general_settings)
      .values(carouselImages.map((image) => ({ ...image, image_url: media(image.image_url) })));
    await tx.insert(tables.global_settings).values(settings.map((setting) => ({ ...setting })));
    for (let at = 0; at < translations.length; at += 500) {
      await tx.insert(tables.translations).values(translations.slice(at, at + 500));
    }
  });
}
