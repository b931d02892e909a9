import { setImmediate } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { item_codes, product_category_mappings, products } from '#database/schema/products.ts';
import { knownUses } from '../products/facts/uses.ts';
import { changedProducts } from '../products/search/changed-products.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { Known } from '../records/known.server.ts';
import { readFamilies } from '../shades/known-shades.server.ts';
import { type CatalogueCode, type CodeProduct, CodeReader } from './catalogue-codes.ts';
import { codeFields } from './code-fields.ts';
import { CodeList } from './code-list.ts';

/**
 * The list of all codes, in memory: a filter over units that staff typed freely has no index, and 50,000 codes are a few
 * megabytes (decision 0229). After a change, only the codes of changed products are read (decision 0241).
 */
export function knownCodes(db: Database, hearsChanges: () => boolean) {
  // Later reads share the texts and lists of the first one, so that equal values of a list stay one value.
  let reader = new CodeReader();
  return new Known<CodeList>(
    async (since) => {
      if (!since) {
        reader = new CodeReader();
        return new CodeList(await readCodes(db, reader));
      }
      const products = await changedProducts(db, since.changed);
      return since.value.with(await readCodes(db, reader, products), new Set(products));
    },
    ['products', 'shades'],
    hearsChanges,
  );
}

const { id, item_code, product_id, ...others } = item_codes;
const { composition, type, denier, length, net_weight, gross_weight } = others;
const { country_of_origin, bleaching, ironing, washing_temperature } = others;
const texts = {
  ...{ composition, type, denier, length, net_weight, gross_weight },
  ...{ country_of_origin, bleaching, ironing, washing_temperature },
};

/**
 * Reads the item codes of Active products, of all or of these, with what was read from their texts: one query for the
 * products with their categories, one for the codes.
 */
export async function readCodes(
  db: Database,
  reader = new CodeReader(),
  only?: number[],
): Promise<CatalogueCode[]> {
  const among = (column: PgColumn) => only && sql`${column} = any(${sql.param(only)}::int[])`;
  const { category_id } = product_category_mappings;
  const [active, rows, familiesOf] = await Promise.all([
    db
      .select({
        id: products.id,
        slug: products.slug,
        name: products.name,
        uses: products.uses,
        categories: sql<
          string[]
        >`coalesce(array_agg(${category_id}::text order by ${category_id}) filter (where ${category_id} is not null), '{}')`,
      })
      .from(products)
      .leftJoin(product_category_mappings, eq(product_category_mappings.product_id, products.id))
      .where(and(isPublic(products), among(products.id)))
      .groupBy(products.id),
    db
      .select({ id, item_code, product_id, ...texts })
      .from(item_codes)
      .where(among(product_id)),
    readFamilies(db, only),
  ]);
  const known = new Map<number | null, CodeProduct>(
    active.map((product) => {
      const [uses, categories] = [knownUses(product.uses), product.categories];
      return [
        product.id,
        { ...product, uses: reader.list(uses), categories: reader.list(categories) },
      ];
    }),
  );
  const codes: CatalogueCode[] = [];
  for (const [at, { product_id, ...row }] of rows.entries()) {
    // Other requests have their turn after each thousand codes.
    if (at % 1000 === 999) await setImmediate();
    const product = known.get(product_id);
    if (!product) continue;
    for (const field of codeFields) {
      const text = row[field]?.trim();
      row[field] = text ? reader.text(text) : null;
    }
    const families = reader.list(familiesOf({ id: row.id, product_id }));
    codes.push({ ...row, product, families, read: reader.read(row) });
  }
  return codes;
}
