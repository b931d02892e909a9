import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, product_category_mappings, products } from '#database/schema/products.ts';
import { type CodeProduct, CodeReader } from './catalogue-codes.ts';
import { CodeList } from './code-list.ts';

/** The tables that the list is read from, as announcements name them. */
export const codeTables = ['item_codes', 'products', 'product_category_mappings'];

const { id, item_code, product_id, ...others } = item_codes;
const { composition, type, denier, length, net_weight, gross_weight } = others;
const { country_of_origin, bleaching, ironing, washing_temperature } = others;
const texts = {
  ...{ composition, type, denier, length, net_weight, gross_weight },
  ...{ country_of_origin, bleaching, ironing, washing_temperature },
};
const fields = Object.keys(texts) as (keyof typeof texts)[];

/**
 * Reads all item codes of Active products with what was read from their texts: one query for the products with their
 * categories, one for the codes. The list is kept in memory: a filter over units that staff typed freely has no index, and 50,000 codes are
 * a few megabytes (decision 0229).
 */
export async function readCodes(db: Database): Promise<CodeList> {
  const { category_id } = product_category_mappings;
  const [active, rows] = await Promise.all([
    db
      .select({
        id: products.id,
        slug: products.slug,
        name: products.name,
        categories: sql<
          string[]
        >`coalesce(array_agg(${category_id}::text) filter (where ${category_id} is not null), '{}')`,
      })
      .from(products)
      .leftJoin(product_category_mappings, eq(product_category_mappings.product_id, products.id))
      .where(eq(products.status, 'Active'))
      .groupBy(products.id),
    db
      .select({ id, item_code, product_id, ...texts })
      .from(item_codes)
      .orderBy(sql`lower(${item_code})`, item_code, id),
  ]);
  const known = new Map<number | null, CodeProduct>(active.map((product) => [product.id, product]));
  const reader = new CodeReader();
  return new CodeList(
    rows.flatMap(({ product_id, ...row }) => {
      const product = known.get(product_id);
      if (!product) return [];
      for (const field of fields) {
        const text = row[field]?.trim();
        row[field] = text ? reader.text(text) : null;
      }
      return [{ ...row, product, read: reader.read(row) }];
    }),
  );
}
