import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { copyName, freeCopy } from '../records/free-copy.ts';
import { findItemCode } from './item-code-list.server.ts';
import { findProduct } from './product-list.server.ts';

/** What the form for a copy of a product begins with: Inactive, under a name and slug of its own. */
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

/** What the form for a copy of an item code begins with: the same product, a code of its own. */
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
