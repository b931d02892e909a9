import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { copyName, freeCopy } from '../records/free-copy.ts';
import { findItemCode } from './item-code-list.server.ts';
import { findProduct } from './product-list.server.ts';

/**
 * The form values for a copy of a product: Inactive, with a new name and slug. Undefined if there is no such
 * product.
 */
export async function findProductToCopy(db: Database, id: number) {
  const product = await findProduct(db, id);
  if (!product) return undefined;
  const taken = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} like '%-copy%'`);
  return {
    ...product,
    name: copyName(product.name, 200),
    slug: freeCopy(
      product.slug,
      taken.map(({ slug }) => slug),
      200,
    ),
    status: 'Inactive' as const,
  };
}

/**
 * The form values for a copy of an item code: the same product, a new code. Undefined if there is no such
 * item code.
 */
export async function findItemCodeToCopy(db: Database, id: number) {
  const code = await findItemCode(db, id);
  if (!code) return undefined;
  const taken = await db
    .select({ item_code: item_codes.item_code })
    .from(item_codes)
    .where(sql`${item_codes.product_id} = ${code.product_id}`);
  return {
    ...code,
    item_code: freeCopy(
      code.item_code,
      taken.map(({ item_code }) => item_code),
      100,
    ),
  };
}
