import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, products } from '#database/schema/products.ts';
import type { FileStore } from '../files/file-store.ts';
import { StoredCopies } from '../files/stored-copy.server.ts';
import { copyName, freeCopy } from '../records/free-copy.ts';
import { findItemCode } from './item-code-list.server.ts';
import type { ProductFiles } from './product-editing.server.ts';
import { findProduct, findProductImages } from './product-list.server.ts';

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

/** The files of the product that a new one is a copy of, to be stored once more; `chosen` ones take their place. */
export async function copyProductFiles(
  { db, files }: { db: Database; files: FileStore },
  id: number,
  chosen: ProductFiles,
  removedImageIds: readonly number[],
): Promise<{ uploads: ProductFiles; leftOut: string[] }> {
  const copies = new StoredCopies(files);
  const product = await findProduct(db, id);
  if (!product) copies.noteMissing('product');
  const images = (await findProductImages(db, id)).filter(
    (image) => !removedImageIds.includes(image.id),
  );
  const uploads = {
    image: chosen.image ?? (await copies.read(product?.image_url)),
    catalogue_pdf: chosen.catalogue_pdf ?? (await copies.read(product?.catalogue_pdf)),
    additional_images: [
      ...(await copies.readAll(images.map(({ url }) => url))),
      ...chosen.additional_images,
    ],
  };
  return { uploads, leftOut: copies.leftOut };
}
