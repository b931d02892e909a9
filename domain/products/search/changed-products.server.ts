import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { ChangedRecords } from '../../records/known.server.ts';

/** The products that show one of the changed products, item codes, shades and categories. */
export async function changedProducts(db: Database, changed: ChangedRecords): Promise<number[]> {
  const ids = (kind: string) => sql.param([...(changed.get(kind) ?? [])]);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${ids('products')}::int[]) as id
    union select product_id from item_codes
      where id = any(${ids('item_codes')}::int[]) and product_id is not null
    union select product_id from shades where id = any(${ids('shades')}::int[])
    union select product_id from product_category_mappings
      where category_id = any(${ids('product_categories')}::int[])`);
  return rows.map(({ id }) => id);
}
