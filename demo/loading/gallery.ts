import type { Database } from '#database/connect.ts';
import { galleryCategories } from '#domain/gallery/gallery-categories.server.ts';
import { createGalleryItem, galleryMedia } from '#domain/gallery/gallery-editing.server.ts';
import { addInOrder } from '#domain/order/display-order.server.ts';
import { readMedia } from '#domain/records/media-rows.server.ts';
import { addTranslations } from '#domain/translations/translation-editing.server.ts';
import { galleryCategories as demoCategories } from '../content/gallery-categories.ts';
import { galleryItems } from '../content/gallery-items.ts';
import type { MediaAddress } from './media.ts';
import { inEnglish, requireKey, translationsOf } from './phrases.ts';
import { pictureTranslations, textOfPicture } from './picture-texts.ts';

/** Inserts gallery categories and items with their media and products. */
export async function loadGallery(
  tx: Database,
  media: MediaAddress,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const category of demoCategories) {
    const { key, ...columns } = inEnglish(category);
    const id = await addInOrder(tx, galleryCategories.order, columns);
    await addTranslations(tx, translationsOf('gallery_categories', id, category));
    categoryIds.set(key, id);
  }
  for (const [at, item] of galleryItems.entries()) {
    const {
      primary_image_url,
      pdf_url,
      categories,
      products,
      media: shown,
      ...texts
    } = inEnglish(item);
    const id = await createGalleryItem(
      tx,
      {
        ...texts,
        ...textOfPicture(primary_image_url),
        detailed_description: texts.detailed_description ?? null,
        project_details: texts.project_details ?? null,
        display_order: at + 1,
        display_order_before: '',
        category_ids: categories.map((key) => requireKey(categoryIds, key)),
        product_ids: products.map((slug) => requireKey(productIds, slug)),
        removed_media_ids: [],
      },
      {
        addresses: {
          primary_image_url: media(primary_image_url),
          ...(pdf_url && { pdf_url: media(pdf_url) }),
        },
        media: shown.map(({ url, media_type }) => ({
          ...{ url: media(url), media_type },
          ...textOfPicture(url),
        })),
      },
    );
    const paths = shown.map(({ url }) => url);
    const rows = await readMedia(tx, galleryMedia, id);
    await addTranslations(tx, [
      ...translationsOf('gallery_items', id, item),
      ...pictureTranslations('gallery_items', id, primary_image_url, paths, rows),
    ]);
  }
}
