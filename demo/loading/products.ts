import type { Database } from '#database/connect.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  product_images,
  products,
} from '#database/schema/products.ts';
import { productCategories } from '../content/product-categories.ts';
import { products as demoProducts } from '../content/products.ts';
import type { MediaAddress } from './media.ts';
import { found, idOf, original, type TranslationRow, translationsOf } from './phrases.ts';

type Row = Record<string, unknown>;

/** Categories, products, their pictures and item codes; answers the products' ids by slug. */
export async function loadProducts(
  tx: Database,
  media: MediaAddress,
  translations: TranslationRow[],
): Promise<Map<string, number>> {
  const categoryIds = new Map<string, number>();
  for (const category of productCategories) {
    const [row] = await tx
      .insert(product_categories)
      .values({
        name: category.name.en,
        description: category.description.en,
        display_order: category.display_order,
      })
      .returning({ id: product_categories.id });
    const id = idOf(row);
    categoryIds.set(category.key, id);
    translations.push(...translationsOf('product_categories', id, category));
  }

  const productIds = new Map<string, number>();
  for (const product of demoProducts) {
    const [row] = await tx
      .insert(products)
      .values({
        slug: product.slug,
        name: product.name.en,
        description: product.description.en,
        detailed_description: product.detailed_description.en,
        status: product.status,
        display_order: product.display_order,
        image_url: media(product.image_url),
        catalogue_pdf: product.catalogue_pdf && media(product.catalogue_pdf),
      })
      .returning({ id: products.id });
    const id = idOf(row);
    productIds.set(product.slug, id);
    translations.push(...translationsOf('products', id, product));
    await tx.insert(product_category_mappings).values(
      product.categories.map((key) => ({
        product_id: id,
        category_id: found(categoryIds, key),
      })),
    );
    if (product.images.length > 0) {
      await tx
        .insert(product_images)
        .values(product.images.map((path) => ({ product_id: id, image_url: media(path) })));
    }
    for (const code of product.item_codes) {
      const columns = Object.fromEntries(
        Object.entries(code).map(([name, value]) => [name, original(value)]),
      ) as Row as typeof item_codes.$inferInsert;
      const [added] = await tx
        .insert(item_codes)
        .values({ ...columns, product_id: id, image_url: media(code.image_url) })
        .returning({ id: item_codes.id });
      translations.push(...translationsOf('item_codes', idOf(added), code));
    }
  }

  return productIds;
}
