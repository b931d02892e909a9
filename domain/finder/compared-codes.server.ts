import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { withoutNul } from '../forms/form-values.ts';
import { careOf } from '../products/facts/care.ts';
import { knownUses, type ThreadUse } from '../products/facts/uses.ts';
import { codeSpelling, isSpelledAs } from '../products/item-codes/code-spelling.server.ts';
import type { ItemCode } from '../products/product.ts';
import { itemCode } from '../products/product-queries.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { applyTranslations, type Translated } from '../translations/shown-translations.server.ts';
import { CodeReader, type CodeReadings } from './catalogue-codes.ts';

/** The most codes that are compared. */
export const mostCompared = 6;

/** A code with its product, in a visitor's language, and what was read from its original texts. */
export interface ComparedCode extends ItemCode {
  product: Translated & { slug: string; name: string; uses: ThreadUse[] };
  read: CodeReadings;
}

/**
 * The codes of Active products by their codes, in the order asked for. A code in another spelling is found if none
 * is spelled exactly so; a code that several products have is found in each.
 */
export async function findCodesByCode(
  db: Database,
  languageCode: string,
  asked: readonly string[],
): Promise<{ codes: ComparedCode[]; missing: string[] }> {
  const wanted = [...new Set(asked.map((code) => withoutNul(code).trim()))].filter(Boolean);
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({
            ...itemCode,
            product: {
              ...{ id: products.id, slug: products.slug, name: products.name },
              uses: products.uses,
            },
          })
          .from(item_codes)
          .innerJoin(products, eq(products.id, item_codes.product_id))
          .where(and(isPublic(products), isSpelledAs(item_codes.item_code, wanted)))
          .orderBy(products.display_order, products.name, products.id);
  const reader = new CodeReader();
  const found = wanted.map((code) => {
    const exact = rows.filter(({ item_code }) => item_code === code);
    const spelling = codeSpelling(code);
    return exact.length > 0
      ? exact
      : rows.filter(({ item_code }) => codeSpelling(item_code) === spelling);
  });
  const codes = [...new Set(found.flat())].map(
    (row): ComparedCode => ({
      ...row,
      product: { ...row.product, uses: knownUses(row.product.uses) },
      care: careOf(row),
      read: reader.read(row),
    }),
  );
  await applyTranslations(db, languageCode, [
    { entity: 'item_codes', records: codes },
    { entity: 'products', records: codes.map(({ product }) => product), fields: ['name'] },
  ]);
  return { codes, missing: wanted.filter((_, at) => found[at]?.length === 0) };
}
