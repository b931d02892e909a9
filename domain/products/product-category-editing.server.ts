import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { product_categories } from '#database/schema/products.ts';
import { readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';

/** The order that product categories stand in, on the public site too. */
export const productCategoryOrder = {
  table: product_categories,
  name: product_categories.name,
} satisfies OrderedList;

function orderOf({ sort, dir }: ListQuery) {
  const { name, id } = product_categories;
  switch (sort) {
    case 'name':
    case 'description':
      return sql`${sortByText(product_categories[sort], dir)}, ${id}`;
    case 'display_order':
    case 'created_at':
    case 'updated_at':
      return sql`${sortBy(product_categories[sort], dir)}, ${name}, ${id}`;
    default:
      return inOrder(productCategoryOrder);
  }
}

/** Product categories as the back-office lists them. */
export function listProductCategories(db: Database, query: ListQuery) {
  return readListPage(db, {
    table: product_categories,
    where: [contains(product_categories.name, query.q)],
    page: query.page,
    read: ({ where, limit, offset }) =>
      db
        .select()
        .from(product_categories)
        .where(where)
        .orderBy(orderOf(query))
        .limit(limit)
        .offset(offset),
  });
}

/** A product category with its version; undefined when there is none. */
export async function findProductCategory(db: Database, id: number) {
  const [row] = await db.select().from(product_categories).where(eq(product_categories.id, id));
  return row;
}
