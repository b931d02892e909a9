import { and, asc, count, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { products } from '#database/schema/products.ts';
import { idInAddress } from '../addresses/id-in-address.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { searchText } from '../lists/search.server.ts';
import { inOrder } from '../order/list-order.server.ts';
import { productOrder } from '../products/product-list.server.ts';
import { shownContains } from '../translations/shown-translations.server.ts';
import type { GalleryFilter, GalleryProduct } from './gallery.ts';
import { galleryItemOrder } from './gallery-list.server.ts';

/** Database rows before translations are applied, one query each. */

/**
 * The condition for Active items of the category whose name or description (in this language) contains the
 * text.
 */
export function listedItems(
  db: Database,
  languageCode: string,
  filter: GalleryFilter,
): SQL | undefined {
  const text = searchText(filter.q);
  const { id, name, description } = gallery_items;
  return and(
    eq(gallery_items.status, 'Active'),
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

/** The number of items, for the number of pages. */
export async function countItems(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(gallery_items).where(where);
  return row?.n ?? 0;
}

/** A page of items for cards, in display order. */
export function readItems(db: Database, where: SQL | undefined, limit: number, offset: number) {
  return db
    .select({
      id: gallery_items.id,
      slug: gallery_items.slug,
      name: gallery_items.name,
      description: gallery_items.description,
      primary_image_url: fileAddress(gallery_items.primary_image_url),
      pdf_url: fileAddress(gallery_items.pdf_url),
      is_pdf: gallery_items.is_pdf,
    })
    .from(gallery_items)
    .where(where)
    .orderBy(inOrder(galleryItemOrder))
    .limit(limit)
    .offset(offset);
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
  const id = idInAddress(address);
  const bySlug = eq(gallery_items.slug, address);
  const [item] = await db
    .select({
      id: gallery_items.id,
      slug: gallery_items.slug,
      name: gallery_items.name,
      description: gallery_items.description,
      detailed_description: gallery_items.detailed_description,
      project_details: gallery_items.project_details,
      primary_image_url: fileAddress(gallery_items.primary_image_url),
      is_pdf: gallery_items.is_pdf,
    })
    .from(gallery_items)
    .where(
      and(
        eq(gallery_items.status, 'Active'),
        id === undefined ? bySlug : or(bySlug, eq(gallery_items.id, id)),
      ),
    )
    .orderBy(sql`${bySlug} desc`)
    .limit(1);
  return item;
}

/** An item's further pictures and videos, in display order. */
export function readMedia(db: Database, itemId: number) {
  const address = fileAddress(gallery_images.image_url);
  return db
    .select({ url: sql<string>`${address}`, media_type: gallery_images.media_type })
    .from(gallery_images)
    .where(and(eq(gallery_images.gallery_item_id, itemId), isNotNull(address)))
    .orderBy(asc(gallery_images.display_order), asc(gallery_images.id));
}

/** The Active products that are linked to an item. */
export function readProducts(db: Database, itemId: number): Promise<GalleryProduct[]> {
  return db
    .select({ id: products.id, slug: products.slug, name: products.name })
    .from(products)
    .innerJoin(gallery_item_products, eq(gallery_item_products.product_id, products.id))
    .where(and(eq(gallery_item_products.gallery_item_id, itemId), eq(products.status, 'Active')))
    .orderBy(inOrder(productOrder));
}
