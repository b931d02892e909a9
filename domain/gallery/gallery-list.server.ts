import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { fileAddress } from '../files/file-address.server.ts';
import {
  type ReadKnownRows,
  readingByIds,
  readListPage,
  sortBy,
  sortByText,
} from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';
import { linkedIds } from '../records/links.server.ts';
import { lackingCondition, statusCondition } from '../records/list-filters.server.ts';
import { lacksText, readMedia, textsInForm } from '../records/media-rows.server.ts';
import {
  galleryCategoryLinks,
  galleryMedia,
  galleryProductLinks,
} from './gallery-editing.server.ts';

/** The display order of gallery items, in the back-office and on the public site. */
export const galleryItemOrder = {
  table: gallery_items,
  name: gallery_items.name,
} satisfies OrderedList;

function orderOf({ sort, dir }: ListQuery) {
  const { id, name, is_pdf, display_order, primary_image_url } = gallery_items;
  switch (sort) {
    case 'name':
      return sql`${sortByText(name, dir)}, ${id}`;
    case 'status':
      return sql`${sortBy(gallery_items.status, dir)}, ${id}`;
    case 'image':
      return sql`${sortBy(primary_image_url, dir)}, ${id}`;
    // The table shows 'Gallery Item' and 'PDF', which sort as false and true.
    case 'type':
      return sql`${sortBy(is_pdf, dir)}, ${name}, ${id}`;
    case 'updated_at':
      return sql`${sortBy(gallery_items.updated_at, dir)}, ${id}`;
    case 'display_order':
      return sql`${sortBy(display_order, dir)}, ${name}, ${id}`;
    default:
      return inOrder(galleryItemOrder);
  }
}

/** The conditions for gallery items that lack something. */
export const incompleteGalleryItems = {
  alt: lacksText(gallery_items, gallery_items.primary_image_url, galleryMedia),
};

/** The condition for the gallery items that a list shows. */
export function galleryItemsFound(query: ListQuery) {
  const { status, lacks } = query.filters;
  return and(
    contains(gallery_items.name, query.q),
    statusCondition(gallery_items.status, status),
    lackingCondition(incompleteGalleryItems, lacks),
  );
}

/** The columns of a row of the list. */
const row = {
  id: gallery_items.id,
  name: gallery_items.name,
  slug: gallery_items.slug,
  primary_image_url: gallery_items.primary_image_url,
  is_pdf: gallery_items.is_pdf,
  status: gallery_items.status,
  display_order: gallery_items.display_order,
  updated_at: gallery_items.updated_at,
  version: gallery_items.version,
};

/** A page of gallery items of every status, for the back-office. */
export function listGalleryItems(db: Database, query: ListQuery, known?: ReadKnownRows) {
  return readListPage(db, {
    table: gallery_items,
    where: galleryItemsFound(query),
    page: query.page,
    known,
    read: readingByIds(
      db.select(row).from(gallery_items).$dynamic(),
      gallery_items.id,
      orderOf(query),
    ),
  });
}

/** A gallery item with all values of its form; undefined if there is none. */
export async function findGalleryItemToEdit(db: Database, id: number) {
  const [item] = await db
    .select({
      ...getTableColumns(gallery_items),
      // The form shows it as a link, so it must be a safe address.
      pdf_url: fileAddress(gallery_items.pdf_url),
    })
    .from(gallery_items)
    .where(eq(gallery_items.id, id));
  if (!item) return undefined;
  // The queries run one after another, because a planned change reads inside its transaction, which has one
  // connection.
  const category_ids = await linkedIds(db, galleryCategoryLinks, id);
  const product_ids = await linkedIds(db, galleryProductLinks, id);
  const media = await readMedia(db, galleryMedia, id);
  return { ...item, category_ids, product_ids, media, pictures: textsInForm(media) };
}

export type GalleryItemToEdit = NonNullable<Awaited<ReturnType<typeof findGalleryItemToEdit>>>;
