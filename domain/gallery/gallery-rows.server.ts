import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { products } from '#database/schema/products.ts';
import { activeRecord } from '../addresses/record-of-address.server.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { readPage } from '../lists/read-page.server.ts';
import { searchText } from '../lists/search.server.ts';
import { inOrder } from '../order/list-order.server.ts';
import { productOrder } from '../products/product-list.server.ts';
import { productCard } from '../products/product-queries.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { shownContains, translatedLanguages } from '../translations/shown-translations.server.ts';
import type { GalleryFilter } from './gallery.ts';
import { galleryItemOrder } from './gallery-list.server.ts';

/** Database rows before translations are applied, one query each. */

/**
 * The condition for Active items of the category whose name or description (in this language) contains the
 * text.
 */
function listedItems(db: Database, languageCode: string, filter: GalleryFilter): SQL | undefined {
  const text = searchText(filter.q);
  const { id, name, description } = gallery_items;
  return and(
    isPublic(gallery_items),
    filter.category === undefined
      ? undefined
      : inArray(
          gallery_items.id,
          db
            .select({ id: gallery_item_categories.gallery_item_id })
            .from(gallery_item_categories)
            .where(eq(gallery_item_categories.gallery_category_id, filter.category)),
        ),
    shownContains(languageCode, 'gallery_items', id, [name, description], text),
  );
}

const card = {
  id: gallery_items.id,
  slug: gallery_items.slug,
  name: gallery_items.name,
  description: gallery_items.description,
  primary_image_url: fileAddress(gallery_items.primary_image_url),
  pdf_url: fileAddress(gallery_items.pdf_url),
  is_pdf: gallery_items.is_pdf,
};

/** A page of the items that match a filter for cards, in display order. */
export function readItems(db: Database, languageCode: string, filter: GalleryFilter) {
  return readPage(db, filter, {
    table: gallery_items,
    where: listedItems(db, languageCode, filter),
    isSearch: searchText(filter.q) !== '',
    select: db.select(card).from(gallery_items).$dynamic(),
    order: inOrder(galleryItemOrder),
  });
}

/** The category links of these items. */
export function readLinks(db: Database, itemIds: number[]) {
  return db
    .select({
      item: gallery_item_categories.gallery_item_id,
      category: gallery_item_categories.gallery_category_id,
    })
    .from(gallery_item_categories)
    .where(inArray(gallery_item_categories.gallery_item_id, itemIds));
}

/** The Active item with this slug or, if there is none, this id. */
export async function readActiveItem(db: Database, address: string) {
  const { where, order } = activeRecord(gallery_items, address);
  const [item] = await db
    .select({
      id: gallery_items.id,
      slug: gallery_items.slug,
      name: gallery_items.name,
      description: gallery_items.description,
      detailed_description: gallery_items.detailed_description,
      project_details: gallery_items.project_details,
      primary_image_url: fileAddress(gallery_items.primary_image_url),
      alt_text: gallery_items.alt_text,
      is_decorative: gallery_items.is_decorative,
      is_pdf: gallery_items.is_pdf,
      languages: translatedLanguages('gallery_items'),
    })
    .from(gallery_items)
    .where(where)
    .orderBy(order)
    .limit(1);
  return item;
}

/** The Active products that are linked to an item, with their item codes. */
export function readProducts(db: Database, itemId: number) {
  return db
    .select(productCard)
    .from(products)
    .innerJoin(gallery_item_products, eq(gallery_item_products.product_id, products.id))
    .where(and(eq(gallery_item_products.gallery_item_id, itemId), isPublic(products)))
    .orderBy(inOrder(productOrder));
}
