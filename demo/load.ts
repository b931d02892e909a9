import type { Database } from '#database/connect.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { languages as languagesTable } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { products } from '#database/schema/products.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { recordCause } from '#domain/history/recorded/cause.server.ts';
import { addCarouselImage } from '#domain/settings/carousel-editing.server.ts';
import { saveSetting } from '#domain/settings/setting-editing.server.ts';
import { addTranslations } from '#domain/translations/translation-editing.server.ts';
import { carouselImages } from './content/carousel.ts';
import { languages } from './content/languages.ts';
import { loadGallery } from './loading/gallery.ts';
import { storeMedia } from './loading/media.ts';
import { loadNews } from './loading/news.ts';
import { inEnglish, translationsOf } from './loading/phrases.ts';
import { loadProducts } from './loading/products.ts';
import { isSettled, settle } from './loading/settled.ts';

const settledKey = 'demo_content_settled';

interface DemoContent {
  db: Database;
  files: FileStore;
  wanted: boolean;
}

/** Whether the catalogue is empty: an import may have filled it before the first start. */
async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [products, gallery_items, news_items]) {
    if ((await db.$count(table)) > 0) return false;
  }
  return true;
}

/**
 * Loads the demo company's catalogue into an empty database if it is wanted, and records the decision. Later calls do
 * nothing: deleted content does not come back, and a database left empty stays empty. Files are stored first. All
 * records and the decision are written in one transaction, so after an interrupted start the next start loads
 * everything again.
 */
export async function ensureDemoContent({ db, files, wanted }: DemoContent): Promise<void> {
  if (await isSettled(db, settledKey)) return;
  const load = wanted && (await isEmpty(db));
  const media = load ? await storeMedia(files) : undefined;
  await db.transaction(async (tx) => {
    if (!(await settle(tx, settledKey, load)) || !media) return;
    await recordCause(tx, 'demo content');
    await tx
      .insert(languagesTable)
      .values([...languages])
      .onConflictDoNothing();
    const productIds = await loadProducts(tx, media);
    await loadGallery(tx, media, productIds);
    await loadNews(tx, media);
    for (const [at, image] of carouselImages.entries()) {
      const { image_url, ...texts } = inEnglish(image);
      const input = { ...texts, display_order: at + 1 };
      const id = await addCarouselImage(tx, input, { image_url: media(image_url) });
      await addTranslations(tx, translationsOf('general_settings', id, image));
    }
    await saveSetting(tx, 'duration', '5000');
  });
}
