import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import { news_items } from '#database/schema/news.ts';
import { item_codes, product_categories, products } from '#database/schema/products.ts';

const counted = {
  product_categories,
  products,
  item_codes,
  gallery_categories,
  gallery_items,
  news_items,
};

export type RecordCounts = Record<keyof typeof counted, number>;

/** How many records of each kind there are, in one query. */
export async function countRecords(db: Database): Promise<RecordCounts> {
  const columns = Object.entries(counted).map(
    ([name, table]) => sql`(select count(*)::int from ${table}) as ${sql.identifier(name)}`,
  );
  const answer = await db.execute<RecordCounts & Record<string, unknown>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [row] = answer.rows;
  if (!row) throw new Error('a select without a table answered no row');
  return row;
}
