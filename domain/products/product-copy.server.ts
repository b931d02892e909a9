import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { freeCopyIn } from '../records/free-copy.server.ts';
import { copyName } from '../records/free-copy.ts';
import { findItemCode } from './item-codes/item-code-list.server.ts';
import { findProduct } from './product-list.server.ts';

/**
 * The form values for a copy of a product: Inactive, with a new name and slug. Undefined if there is no such
 * product.
 */
export async function findProductToCopy(db: Database, id: number) {
  const product = await findProduct(db, id);
  if (!product) return undefined;
  return {
    ...product,
    name: copyName(product.name, 200),
    slug: await freeCopyIn(db, products.slug, { original: product.slug, max: 200 }),
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
  const among = sql`${item_codes.product_id} = ${code.product_id}`;
  const copied = { original: code.item_code, max: 100, among };
  return { ...code, item_code: await freeCopyIn(db, item_codes.item_code, copied) };
}
