import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShort, namesFile } from '#database/schema/columns.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { isNew } from '#domain/contact/desk/message-state.server.ts';
import { sortBy, sortByText } from '#domain/lists/list-page.server.ts';
import { contains } from '#domain/lists/search.server.ts';
import { newsFound } from '#domain/news/news-list.server.ts';
import { inOrder, inReverse } from '#domain/order/list-order.server.ts';
import { incompleteProducts } from '#domain/products/incomplete-products.server.ts';
import { isSpelledAs } from '#domain/products/item-codes/code-spelling.server.ts';
import { incompleteItemCodes } from '#domain/products/item-codes/item-code-list.server.ts';
import { productOrder } from '#domain/products/product-list.server.ts';
import { hasWordsInNameOrCode } from '#domain/products/search/find-by-names.server.ts';
import { openWorld, type World } from './world/world.ts';

/** Long lists, searches and counts read an index: the conditions and orders that screens use match one. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.db.transaction(async (tx) => {
    // Without the history, which would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into products (id, name, slug, description)
      select n, 'Thread ' || n, 't-' || n, repeat('Bright ', 100) from generate_series(1, 5000) n`);
    await tx.execute(sql`insert into item_codes (product_id, item_code)
      select id, 'TC' || id from products`);
  });
  await world.db.execute(sql`vacuum (analyze)`);
});
afterAll(() => world.close());

/** The plan of a statement if PostgreSQL may not read whole tables, which it prefers when they are small. */
async function planOf(statement: SQLWrapper): Promise<string> {
  return world.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const page = (order: SQL) => sql`order by ${order} limit 100 offset 200`;
const isActive = eq(products.status, 'Active');
const newsOrder = sql`${news_items.is_pinned} desc, ${news_items.display_order}, ${news_items.created_at} desc, ${news_items.id} desc`;

test.each<[string, SQL, string]>([
  [
    'the count of public products',
    sql`select count(*) from ${products} where ${isActive}`,
    'Index Only Scan using products_of_status',
  ],
  [
    'a page of public products',
    sql`select ${products.id} from ${products} where ${isActive} ${page(inOrder(productOrder))}`,
    'Index Only Scan using products_by_status',
  ],
  [
    'a page of public news',
    sql`select ${news_items.id} from ${news_items} where ${eq(news_items.status, 'Active')} ${page(newsOrder)}`,
    'Index Only Scan using news_items_in_order',
  ],
  [
    'a far page of public products, read from the end',
    sql`select ${products.id} from ${products} where ${isActive} ${page(inReverse(productOrder))}`,
    'Index Only Scan Backward using products_by_status',
  ],
  [
    'products by status',
    sql`select ${products.id} from ${products} ${page(sql`${sortBy(products.status, 'asc')}, ${products.id}`)}`,
    'Index Only Scan using products_of_status',
  ],
  [
    'products by display order, downwards',
    sql`select ${products.id} from ${products} ${page(sql`${sortBy(products.display_order, 'desc')}, ${products.name}, ${products.id}`)}`,
    'products_in_order_down',
  ],
  [
    'the categories of the news',
    sql`select distinct ${news_items.category} from ${news_items} where ${isShort(news_items.category)}`,
    'Index Only Scan using news_items_by_category',
  ],
  [
    'the news of a category',
    sql`select ${news_items.id} from ${news_items} where ${newsFound({ q: '', sort: 'created_at', dir: 'desc', page: 1, filters: { category: 'Fairs' } })} ${page(sql`${sortBy(news_items.created_at, 'desc')}, ${sortBy(news_items.id, 'desc')}`)}`,
    'Index Only Scan Backward using news_items_by_category',
  ],
  [
    'the number of new messages',
    sql`select count(*) from ${contact_messages} where ${isNew}`,
    'contact_messages_untouched',
  ],
  [
    'a part of a message',
    sql`select ${contact_messages.id} from ${contact_messages} where ${or(contains(contact_messages.name, 'buyer'), contains(contact_messages.message, 'buyer'))}`,
    'contact_messages_parts',
  ],
  [
    'products by name',
    sql`select ${products.id} from ${products} ${page(sql`${sortByText(products.name, 'desc')}, ${products.id} desc`)}`,
    'products_by_name',
  ],
  [
    'item codes by their last change',
    sql`select ${item_codes.id} from ${item_codes} ${page(sortBy(item_codes.updated_at, 'desc'))}`,
    'item_codes_last_changed',
  ],
  [
    'a part of a name',
    sql`select ${products.id} from ${products} where ${contains(products.name, 'read 1234')}`,
    'products_name_parts',
  ],
  [
    'a part of an item code',
    sql`select ${item_codes.id} from ${item_codes} where ${contains(item_codes.item_code, 'tc1234')}`,
    'item_codes_code_parts',
  ],
  [
    'words of the search of a large catalogue',
    sql`select ${products.id} from ${products} where ${and(isActive, hasWordsInNameOrCode('en', 'tc1234'))}`,
    'item_codes_code_parts',
  ],
  [
    'an item code in any spelling',
    sql`select ${item_codes.id} from ${item_codes} where ${isSpelledAs(item_codes.item_code, ['tc-12'])}`,
    'item_codes_by_spelling',
  ],
  [
    'products without a catalogue',
    sql`select ${products.id} from ${products} where ${incompleteProducts.pdf} ${page(inOrder(productOrder))}`,
    'products_without_pdf',
  ],
  [
    'item codes without an alternative text',
    sql`select ${item_codes.id} from ${item_codes} where ${incompleteItemCodes.alt}`,
    'item_codes_without_alt_text',
  ],
  [
    'translations that name a file',
    sql`select ${translations.translated_value} from ${translations} where ${namesFile(translations.translated_value)}`,
    'translations_name_files',
  ],
])('%s: an index', async (_, statement, index) => {
  expect(await planOf(statement)).toContain(index);
});

test('two letters do not read a whole index of trigrams', async () => {
  const statement = sql`select ${item_codes.id} from ${item_codes} where ${contains(item_codes.item_code, 'tc')}`;
  expect(await planOf(statement)).not.toContain('item_codes_code_parts');
});
