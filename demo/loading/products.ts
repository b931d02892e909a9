import type { Database } from '#database/connect.ts';
import { addInOrder } from '#domain/order/display-order.server.ts';
import { productCategories } from '#domain/products/categories/product-categories.server.ts';
import { createItemCode } from '#domain/products/item-codes/item-code-editing.server.ts';
import { createProduct } from '#domain/products/product-editing.server.ts';
import { findProductImages } from '#domain/products/product-list.server.ts';
import { addTranslations } from '#domain/translations/translation-editing.server.ts';
import type { DemoItemCode, DemoProduct } from '../content/content-types.ts';
import { productCategories as demoCategories } from '../content/product-categories.ts';
import { products } from '../content/products.ts';
import type { MediaAddress } from './media.ts';
import { inEnglish, requireKey, translationsOf } from './phrases.ts';
import { pictureTranslations, textOfPicture } from './picture-texts.ts';
import { loadShades } from './shades.ts';

/** Inserts product categories, products, their pictures and item codes; returns the products' ids by slug. */
export async function loadProducts(
  tx: Database,
  media: MediaAddress,
): Promise<ReadonlyMap<string, number>> {
  const categoryIds = new Map<string, number>();
  for (const category of demoCategories) {
    const { key, ...columns } = inEnglish(category);
    const id = await addInOrder(tx, productCategories.order, columns);
    await addTranslations(tx, translationsOf('product_categories', id, category));
    categoryIds.set(key, id);
  }
  const productIds = new Map<string, number>();
  for (const product of products) {
    const id = await loadProduct(tx, media, product, categoryIds);
    productIds.set(product.slug, id);
    for (const code of product.item_codes) await loadItemCode(tx, media, code, id);
    await loadShades(tx, product.slug, id);
  }
  return productIds;
}

async function loadProduct(
  tx: Database,
  media: MediaAddress,
  product: DemoProduct,
  categoryIds: ReadonlyMap<string, number>,
): Promise<number> {
  const { categories, images, uses, image_url, catalogue_pdf, ...texts } = inEnglish(product);
  const created = await createProduct(
    tx,
    {
      ...texts,
      ...textOfPicture(image_url),
      uses: [...uses],
      category_ids: categories.map((key) => requireKey(categoryIds, key)),
      removed_image_ids: [],
    },
    {
      addresses: {
        image_url: media(image_url),
        ...(catalogue_pdf && { catalogue_pdf: media(catalogue_pdf) }),
      },
      media: images.map((path) => ({
        ...{ url: media(path), media_type: 'image' },
        ...textOfPicture(path),
      })),
    },
    (what, error) => {
      throw new Error(`${what} of ${product.slug} failed`, { cause: error });
    },
  );
  if (!created.ok) throw new Error(`${product.slug} was refused: ${created.refusal}`);
  const { id } = created;
  const rows = await findProductImages(tx, id);
  await addTranslations(tx, [
    ...translationsOf('products', id, product),
    ...pictureTranslations('products', id, image_url, images, rows),
  ]);
  return id;
}

async function loadItemCode(
  tx: Database,
  media: MediaAddress,
  code: DemoItemCode,
  product_id: number,
): Promise<void> {
  const { image_url, ...columns } = inEnglish(code);
  const picture = { image_url: media(image_url) };
  const input = { ...columns, ...textOfPicture(image_url), product_id };
  const id = await createItemCode(tx, input, picture);
  await addTranslations(tx, [
    ...translationsOf('item_codes', id, code),
    ...pictureTranslations('item_codes', id, image_url),
  ]);
}
