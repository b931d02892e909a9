import { and, or, type SQL, sql } from 'drizzle-orm';
import { item_codes, products } from '#database/schema/products.ts';
import { contains } from '../../lists/search.server.ts';
import { shownContains } from '../../translations/shown-translations.server.ts';

/** More words than this are not searched. */
const mostWords = 8;

/** A condition: the product has the text in its name, as shown in the language, or in an item code. */
export const hasInNameOrCode = (languageCode: string, text: string): SQL | undefined =>
  or(
    shownContains(languageCode, 'products', products.id, [products.name], text),
    sql`${products.id} in (select ${item_codes.product_id} from ${item_codes}
      where ${contains(item_codes.item_code, text)})`,
  );

/** A condition: the product has every word of the text in its name or in an item code. */
export const hasWordsInNameOrCode = (languageCode: string, text: string): SQL | undefined =>
  and(
    ...text
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, mostWords)
      .map((word) => hasInNameOrCode(languageCode, word)),
  );
