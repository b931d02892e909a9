import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { products } from '#database/schema/products.ts';
import { contains } from '../../lists/search.server.ts';

/** The condition of a list's filter `product`: its id or a part of its name; undefined if the filter is empty. */
export function productCondition(product_id: PgColumn, wanted = ''): SQL | undefined {
  if (wanted === '') return undefined;
  if (/^\d{1,9}$/.test(wanted)) return eq(product_id, Number(wanted));
  return sql`${product_id} in
    (select ${products.id} from ${products} where ${contains(products.name, wanted)})`;
}
