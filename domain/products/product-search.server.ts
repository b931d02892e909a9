import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { contains, equalsFolded } from '../lists/search.server.ts';
import { inOrder } from '../order/list-order.server.ts';
import { shownContains } from '../translations/shown-translations.server.ts';
import { productOrder } from './product-list.server.ts';

/**
 * The ids of products that meet `listed` and whose name, description (in this language) or item code contains
 * the text. A product with exactly this item code comes first, then display order. The search reads every
 * name and code, so it runs once for both the page and the number of pages.
 */
export async function findProductIds(
  db: Database,
  languageCode: string,
  text: string,
  listed: SQL | undefined,
): Promise<number[]> {
  const { id, name, description } = products;
  const codes = db
    .select({
      product_id: item_codes.product_id,
      isExact: sql<boolean>`bool_or(${equalsFolded(item_codes.item_code, text)})`.as('is_exact'),
    })
    .from(item_codes)
    .where(contains(item_codes.item_code, text))
    .groupBy(item_codes.product_id)
    .as('codes');
  const shown = shownContains(languageCode, 'products', id, [name, description], text);
  const found = await db
    .select({ id })
    .from(products)
    .leftJoin(codes, eq(codes.product_id, id))
    .where(and(listed, or(isNotNull(codes.product_id), shown)))
    .orderBy(desc(sql`coalesce(${codes.isExact}, false)`), inOrder(productOrder));
  return found.map((row) => row.id);
}
