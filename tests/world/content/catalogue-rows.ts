import type { Database } from '#database/connect.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  products,
} from '#database/schema/products.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';

/** Adds catalogue rows for tests: a test gives the values that matter, and the rest has defaults. */

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

let made = 0;

function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

export async function addProduct(
  db: Database,
  values: New<typeof products> = {},
  { categories = [], codes = [] }: { categories?: number[]; codes?: string[] } = {},
) {
  const slug = `product-${++made}`;
  const product = only(
    await db
      .insert(products)
      .values({ name: `Product ${made}`, slug, ...values })
      .returning(),
  );
  for (const category_id of categories) {
    await db.insert(product_category_mappings).values({ product_id: product.id, category_id });
  }
  for (const item_code of codes) {
    await db.insert(item_codes).values({ product_id: product.id, item_code });
  }
  return product;
}

export async function addProductCategory(
  db: Database,
  values: New<typeof product_categories> = {},
) {
  return only(
    await db
      .insert(product_categories)
      .values({ name: `Category ${++made}`, ...values })
      .returning(),
  );
}

export async function addGalleryItem(db: Database, values: New<typeof gallery_items> = {}) {
  const slug = `item-${++made}`;
  return only(
    await db
      .insert(gallery_items)
      .values({ name: `Item ${made}`, slug, ...values })
      .returning(),
  );
}

export async function addNewsItem(db: Database, values: New<typeof news_items> = {}) {
  const slug = `news-${++made}`;
  return only(
    await db
      .insert(news_items)
      .values({ title: `News ${made}`, slug, ...values })
      .returning(),
  );
}

export async function translate(
  db: Database,
  entity_type: CatalogueKind,
  entity_id: number,
  values: Record<string, string>,
  language_code = 'zh-Hant',
): Promise<void> {
  await db.insert(translations).values(
    Object.entries(values).map(([field_name, translated_value]) => ({
      entity_type,
      entity_id,
      field_name,
      language_code,
      translated_value,
    })),
  );
}
