import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_categories } from '#database/schema/gallery.ts';
import { readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';

/** The order that gallery categories stand in, on the public site too. */
export const galleryCategoryOrder = {
  table: gallery_categories,
  name: gallery_categories.name,
} satisfies OrderedList;

function orderOf({ sort, dir }: ListQuery) {
  const { name, id } = gallery_categories;
  switch (sort) {
    case 'name':
      return sql`${sortByText(name, dir)}, ${id}`;
    case 'display_order':
    case 'created_at':
    case 'updated_at':
      return sql`${sortBy(gallery_categories[sort], dir)}, ${name}, ${id}`;
    default:
      return inOrder(galleryCategoryOrder);
  }
}

/** Gallery categories as the back-office lists them. */
export function listGalleryCategoriesToEdit(db: Database, query: ListQuery) {
  return readListPage(db, {
    table: gallery_categories,
    where: [contains(gallery_categories.name, query.q)],
    page: query.page,
    read: ({ where, limit, offset }) =>
      db
        .select()
        .from(gallery_categories)
        .where(where)
        .orderBy(orderOf(query))
        .limit(limit)
        .offset(offset),
  });
}

/** A gallery category with its version; undefined when there is none. */
export async function findGalleryCategoryToEdit(db: Database, id: number) {
  const [row] = await db.select().from(gallery_categories).where(eq(gallery_categories.id, id));
  return row;
}
