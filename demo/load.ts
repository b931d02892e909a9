import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { languages as languagesTable } from '#database/schema/languages.ts';
import { site_state } from '#database/schema/site-state.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { addCarouselImage } from '#domain/settings/carousel-editing.server.ts';
import { saveSetting } from '#domain/settings/setting-editing.server.ts';
import { carouselImages } from './content/carousel.ts';
import { languages } from './content/languages.ts';
import { settings } from './content/settings.ts';
import { loadGallery } from './loading/gallery.ts';
import { storeMedia } from './loading/media.ts';
import { loadNews } from './loading/news.ts';
import { loadProducts } from './loading/products.ts';

const loadedKey = 'demo_content_loaded';

/**
 * Fills a new database with the demo company's catalogue: once, and recorded, so that staff who
 * delete everything do not find it back. Files are stored first; the records come in one transaction.
 */
export async function loadDemoContent({ db, files }: { db: Database; files: FileStore }) {
  const [done] = await db.select().from(site_state).where(eq(site_state.key, loadedKey));
  if (done) return;
  const media = await storeMedia(files);
  await db.transaction(async (tx) => {
    await tx.insert(site_state).values({ key: loadedKey });
    await tx
      .insert(languagesTable)
      .values([...languages])
      .onConflictDoNothing();
    const productIds = await loadProducts(tx, media);
    await loadGallery(tx, media, productIds);
    await loadNews(tx, media);
    for (const { image_url, ...image } of carouselImages) {
      const input = { ...image, display_order: 0 };
      await addCarouselImage(tx, input, { image_url: media(image_url) });
    }
    for (const { type, value } of settings) await saveSetting(tx, type, value);
  });
}
