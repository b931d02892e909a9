import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { item_codes, products } from '#database/schema/products.ts';

/** The moment of the last change of these products, their item codes and the translations of both in a language. */
export async function lastChange(
  db: Database,
  languageCode: string,
  productIds: readonly number[],
): Promise<Date> {
  const ids = [...productIds];
  const newest = sql<string | null>`max(updated_at)`;
  const codes = db
    .select({ id: item_codes.id })
    .from(item_codes)
    .where(inArray(item_codes.product_id, ids));
  const { entity_type, entity_id, language_code } = translations;
  const found = await Promise.all([
    db.select({ newest }).from(products).where(inArray(products.id, ids)),
    db.select({ newest }).from(item_codes).where(inArray(item_codes.product_id, ids)),
    db
      .select({ newest })
      .from(translations)
      .where(
        and(
          eq(language_code, languageCode),
          or(
            and(eq(entity_type, 'products'), inArray(entity_id, ids)),
            and(eq(entity_type, 'item_codes'), inArray(entity_id, codes)),
          ),
        ),
      ),
  ]);
  const moments = found.flat().map(({ newest }) => (newest ? new Date(newest).getTime() : 0));
  return new Date(Math.max(...moments));
}
