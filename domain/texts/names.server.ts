import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { product_categories, products } from '#database/schema/products.ts';

/**
 * The names and titles of all records, in the original and in one language: the texts that headings may
 * contain.
 */
export async function listNames(db: Database, languageCode: string): Promise<string[]> {
  const found = await Promise.all([
    db.select({ name: products.name }).from(products),
    db.select({ name: product_categories.name }).from(product_categories),
    db.select({ name: gallery_items.name }).from(gallery_items),
    db.select({ name: news_items.title }).from(news_items),
    db
      .select({ name: translations.translated_value })
      .from(translations)
      .where(
        and(
          eq(translations.language_code, languageCode),
          inArray(translations.field_name, ['name', 'title']),
        ),
      ),
  ]);
  return found.flat().map(({ name }) => name ?? '');
}
