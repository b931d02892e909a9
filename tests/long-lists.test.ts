import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { listContactMessages } from '#domain/contact/desk/message-list.server.ts';
import { KnownCounts } from '#domain/dashboard/known-counts.server.ts';
import { listGallery } from '#domain/gallery/gallery.server.ts';
import { listGalleryItems } from '#domain/gallery/gallery-list.server.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import { listNews } from '#domain/news/news.server.ts';
import { listNewsToEdit } from '#domain/news/news-list.server.ts';
import { listItemCodes } from '#domain/products/item-codes/item-code-list.server.ts';
import { listProductsAndCategories } from '#domain/products/product.server.ts';
import { findProductChoices } from '#domain/products/product-choices.server.ts';
import { listProducts } from '#domain/products/product-list.server.ts';
import { searchRecords } from '#domain/search/record-search.server.ts';
import { openWorld, type World } from './world/world.ts';

/** Lists that are read through indexes show the same rows in the same order as lists that are not. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  const names = sql`(array['Lamé', 'lame', 'ＬＡＭＥ ', '金線', '50% silk', 'a_b', 'É'])[1 + n % 7] || ' ' || n / 2`;
  const status = sql`case when n % 10 = 0 then 'Inactive' else 'Active' end`;
  await db.execute(sql`insert into products (name, slug, status, display_order, image_url, created_at)
    select ${names}, 's-' || n, ${status}, n % 5, case when n % 3 > 0 then 'x' end, now() - n % 9 * interval '1 day'
    from generate_series(1, 640) n`);
  await db.execute(sql`insert into item_codes (product_id, item_code, type, image_url)
    select nullif(n % 640, 0), 'ST-' || n, (array['M', null, 'MX'])[1 + n % 3], case when n % 4 = 0 then 'x' end
    from generate_series(1, 1300) n`);
  await db.execute(sql`insert into gallery_items (name, slug, status, display_order)
    select ${names}, 'g-' || n, ${status}, n % 3 from generate_series(1, 60) n`);
  await db.execute(sql`insert into news_items (title, slug, status, category, created_at)
    select ${names}, 'n-' || n, ${status}, (array['Fairs', null])[1 + n % 2], now() - n % 9 * interval '1 day'
    from generate_series(1, 60) n`);
  await db.execute(sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
    select 'products', id, 'name', 'zh-Hant', '線 ' || id from products where id % 2 = 0`);
  await db.execute(sql`insert into contact_messages (name, email, subject, message, message_id)
    select ${names}, 'a', case when n % 4 = 0 then 'st' else 'LAMÉ 1' end, ${names}, n from generate_series(1, 30) n`);
  await db.execute(sql`insert into contact_message_lines (contact_message_id, position, kind, asked)
    select id, 1, 'code', 'ST-1' || id from contact_messages where id % 3 = 0`);
  await db.execute(sql`vacuum (analyze)`);
});
afterAll(() => world.close());

/** What a list shows if PostgreSQL prefers indexes, or may not use them. */
function reading(read: (db: Database) => Promise<unknown>, withIndexes: boolean): Promise<unknown> {
  const refused = withIndexes ? ['seqscan', 'sort'] : ['indexscan', 'indexonlyscan', 'bitmapscan'];
  return world.db.transaction(async (tx) => {
    for (const plan of refused) await tx.execute(sql.raw(`set local enable_${plan} = off`));
    return read(tx);
  });
}

const query = (wanted: Partial<ListQuery>): ListQuery => ({
  ...{ q: '', sort: '', dir: 'asc', page: 1, filters: {} },
  ...wanted,
});
const typed = ['lame', 'LAMÉ 1', 'é', '0%', '_', '金', 'st', 't-12', "it's", 'nowhere'];
const queries = [
  ...typed.map((q) => query({ q })),
  ...[
    'name',
    'slug',
    'title',
    'item_code',
    'created_at',
    'updated_at',
    'status',
    'product',
    'display_order',
    'codes',
    'likes',
    'type',
  ].flatMap((sort) => [query({ sort, page: 3 }), query({ sort, dir: 'desc', page: 2 })]),
  // Pages in the second half are read from the end.
  ...['', 'name', 'slug', 'created_at', 'updated_at', 'status'].flatMap((sort) => [
    query({ sort, page: 7 }),
    query({ sort, dir: 'desc', page: 6 }),
  ]),
  ...['alt', 'code', 'pdf', 'picture'].map((lacks) => query({ filters: { lacks } })),
  query({ filters: { status: 'Active' }, page: 4 }),
  query({ filters: { category: 'Fairs' }, page: 2 }),
];

test.each(queries)('the back-office lists of %j', async (wanted) => {
  const read = async (db: Database) => [
    await listProducts(db, wanted),
    await listItemCodes(db, wanted),
    await listGalleryItems(db, wanted),
    await listNewsToEdit(db, wanted),
  ];
  expect(await reading(read, true)).toEqual(await reading(read, false));
});

test.each(queries)('the back-office lists of %j with known counts', async (wanted) => {
  const { db } = world;
  const counts = new KnownCounts(db);
  const rowsOf = (kind: CatalogueKind) => () => counts.rowsOf(kind, wanted);
  expect([
    await listProducts(db, wanted, rowsOf('products')),
    await listItemCodes(db, wanted, rowsOf('item_codes')),
    await listGalleryItems(db, wanted, rowsOf('gallery_items')),
    await listNewsToEdit(db, wanted, rowsOf('news_items')),
  ]).toEqual([
    await listProducts(db, wanted),
    await listItemCodes(db, wanted),
    await listGalleryItems(db, wanted),
    await listNewsToEdit(db, wanted),
  ]);
});

test('the last page of each sort has the last rows', async () => {
  for (const sort of ['', 'name', 'slug', 'created_at', 'updated_at', 'status'])
    for (const dir of ['asc', 'desc'] as const) {
      const pages = [];
      for (let page = 1; page <= 7; page++)
        pages.push(await listProducts(world.db, query({ sort, dir, page })));
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(640);
      expect(pages.at(-1)?.rows).toHaveLength(40);
    }
});

test.each(typed)('the messages with "%s"', async (q) => {
  const found = await reading((db) => listContactMessages(db, { q, page: 1 }), true);
  expect(found).toEqual(await reading((db) => listContactMessages(db, { q, page: 1 }), false));
});

test.each(['', ...typed])('the public lists and searches of "%s"', async (q) => {
  const read = async (db: Database) => [
    await listProductsAndCategories(db, 'en', { q, page: 2 }),
    await listProductsAndCategories(db, 'zh-Hant', { q, page: 1 }),
    await listGallery(db, 'en', { q, page: 2, size: 6 }),
    await listNews(db, 'en', { q, page: 2, size: 6 }),
    await searchRecords(db, q),
    await findProductChoices(db, q),
  ];
  expect(await reading(read, true)).toEqual(await reading(read, false));
});

test('the pages of the public products have each Active product once, in display order', async () => {
  const { db } = world;
  const pages = [];
  for (let page = 1; page <= 6; page++)
    pages.push((await listProductsAndCategories(db, 'en', { page })).products);
  const { rows } = await db.execute(
    sql`select id from products where status = 'Active' order by display_order, name, id`,
  );
  const shown = pages.flatMap(({ records }) => records.map(({ id }) => ({ id })));
  expect(shown).toEqual(rows);
  expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 100, 100, 100, 76]);
});

test('a role that may not create pg_trgm, or has it in another schema, searches without it', async () => {
  const without = world.db.transaction(async (tx) => {
    const parts = async () =>
      (await tx.execute(sql`select from pg_indexes where indexname like '%_parts'`)).rows.length;
    expect(await parts()).toBe(6);
    await tx.execute(sql`drop extension pg_trgm cascade`);
    await tx.execute(sql`create role without_rights`);
    await tx.execute(sql`set local role without_rights`);
    await tx.execute(sql`select index_name_parts()`);
    await tx.execute(sql`reset role`);
    await tx.execute(sql`create schema other`);
    await tx.execute(sql`create extension pg_trgm schema other`);
    await tx.execute(sql`select index_name_parts()`);
    expect(await parts()).toBe(0);
    expect((await listProducts(tx, query({ q: 'LAMÉ 1' }))).total).toBeGreaterThan(0);
    // An administrator moves the extension.
    await tx.execute(sql`alter extension pg_trgm set schema public`);
    await tx.execute(sql`select index_name_parts()`);
    expect(await parts()).toBe(6);
    tx.rollback();
  });
  await expect(without).rejects.toThrow('Rollback');
});

test('an index refuses no name of 2,400 letters that cannot be compressed', async () => {
  const name = randomBytes(1200).toString('hex');
  const added = world.db.transaction(async (tx) => {
    await tx.execute(sql`insert into products (name, slug) values (${name}, ${name})`);
    await tx.execute(sql`insert into item_codes (item_code) values (${name})`);
    await tx.execute(sql`insert into gallery_items (name, slug) values (${name}, ${name})`);
    await tx.execute(sql`insert into news_items (title, slug) values (${name}, ${name})`);
    tx.rollback();
  });
  await expect(added).rejects.toThrow('Rollback');
});
