import type { Database } from '#database/connect.ts';
import {
  gallery_categories,
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { galleryCategories } from '../content/gallery-categories.ts';
import { galleryItems } from '../content/gallery-items.ts';
import type { MediaAddress } from './media.ts';
import { found, idOf, type TranslationRow, translationsOf } from './phrases.ts';

/** Gallery categories and items with their media and the products that they show. */
export async function loadGallery(
  tx: Database,
  media: MediaAddress,
  translations: TranslationRow[],
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const galleryCategoryIds = new Map<string, number>();
  for (const category of galleryCategories) {
    const [row] = await tx
      .insert(gallery_categories)
      .values({ name: category.name.en, display_order: category.display_order })
      .returning({ id: gallery_categories.id });
    galleryCategoryIds.set(category.key, idOf(row));
    translations.push(...translationsOf('gallery_categories', idOf(row), category));
  }
  for (const item of galleryItems) {
    const [row] = await tx
      .insert(gallery_items)
      .values({
        slug: item.slug,
        name: item.name.en,
        description: item.description.en,
        detailed_description: item.detailed_description?.en,
        project_details: item.project_details?.en,
        primary_image_url: media(item.primary_image_url),
        is_pdf: item.is_pdf,
        pdf_url: item.pdf_url && media(item.pdf_url),
        status: item.status,
        display_order: item.display_order,
      })
      .returning({ id: gallery_items.id });
    const id = idOf(row);
    translations.push(...translationsOf('gallery_items', id, item));
    for (const key of item.categories) {
      await tx
        .insert(gallery_item_categories)
        .values({ gallery_item_id: id, gallery_category_id: found(galleryCategoryIds, key) });
    }
    for (const slug of item.products) {
      await tx
        .insert(gallery_item_products)
        .values({ gallery_item_id: id, product_id: found(productIds, slug) });
    }
    for (const [at, one] of item.media.entries()) {
      await tx.insert(gallery_images).values({
        gallery_item_id: id,
        image_url: media(one.url),
        media_type: one.media_type,
        display_order: at + 1,
      });
    }
  }
}
