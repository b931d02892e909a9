import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { bin } from '#database/schema/history.ts';
import {
  product_categories,
  product_category_mappings,
  products,
} from '#database/schema/products.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  addProductCategory,
} from '#tests/world/catalogue-rows.ts';
import { administrator } from '#tests/world/rights.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { editInBulk, rowsFound, type SeenRow } from './bulk-edit.server.ts';
import { restoreTogether, undoBulkEdit } from './undo-bulk-edit.server.ts';

/** A bulk edit changes many records in one go, and one undo brings each back to what it was itself. */

let world: World;
let db: Database;
let mei: Database;
beforeAll(async () => {
  world = await openWorld();
  db = world.db;
  mei = world.connection.actingAs('mei@example.com');
});
beforeEach(() =>
  db.execute(
    sql`truncate products, product_categories, gallery_items, news_items, bin, history restart identity cascade`,
  ),
);
afterAll(() => world.close());

const seen = async (...ids: number[]): Promise<SeenRow[]> => {
  const rows = await db.select().from(products);
  return ids.map((id) => ({ id, version: rows.find((row) => row.id === id)?.version ?? 0 }));
};
const query = (q: string, filters: Record<string, string> = {}): ListQuery => ({
  ...{ q, filters, sort: '', dir: 'asc', page: 1 },
});
const statuses = async () =>
  (await db.select().from(products).orderBy(asc(products.id))).map(({ name, status }) => [
    name,
    status,
  ]);
const links = async () =>
  (await db.select().from(product_category_mappings))
    .map(({ product_id, category_id }) => `${product_id}-${category_id}`)
    .sort();

async function threeProducts() {
  const [a, b, c] = [
    await addProduct(db, { name: 'a', status: 'Active' }),
    await addProduct(db, { name: 'b', status: 'Inactive' }),
    await addProduct(db, { name: 'c', status: 'Active' }),
  ];
  return [a.id, b.id, c.id] as [number, number, number];
}

test('one undo gives each record its own former status, by one set of changes', async () => {
  const ids = await threeProducts();
  const done = await editInBulk(mei, 'products', await seen(...ids), { status: 'Inactive' });
  expect(done).toMatchObject({ asked: 3, done: 3, changed: 0, gone: 0 });
  expect(new Set((await statuses()).map(([, status]) => status))).toEqual(new Set(['Inactive']));
  const { rows } = await db.execute(
    sql`select distinct change_set, actor from history where operation = 'update'`,
  );
  expect(rows).toEqual([{ change_set: done?.undo?.set, actor: 'mei@example.com' }]);
  expect(await undoBulkEdit(mei, 'products', done?.undo?.set ?? '')).toMatchObject({ changed: 0 });
  expect(await statuses()).toEqual([
    ['a', 'Active'],
    ['b', 'Inactive'],
    ['c', 'Active'],
  ]);
});

test('what somebody changed or deleted since it was seen is left out and counted', async () => {
  const ids = await threeProducts();
  const chosen = await seen(...ids);
  await db.update(products).set({ description: 'theirs' }).where(eq(products.id, ids[0]));
  await db.delete(products).where(eq(products.id, ids[2]));
  const done = await editInBulk(mei, 'products', chosen, { status: 'Active' });
  expect(done).toMatchObject({ asked: 3, done: 1, changed: 1, gone: 1 });
  expect(await editInBulk(mei, 'products', chosen, { delete: true })).toMatchObject({ done: 0 });
  expect(await db.$count(products)).toBe(2);
});

test('an undo leaves alone what somebody changed since, and what is gone', async () => {
  const ids = await threeProducts();
  const done = await editInBulk(mei, 'products', await seen(...ids), { status: 'Inactive' });
  await db.update(products).set({ name: 'theirs' }).where(eq(products.id, ids[0]));
  const undo = () => undoBulkEdit(mei, 'products', done?.undo?.set ?? '');
  // b was Inactive before: it was not changed, so there is nothing to undo for it.
  expect(await undo()).toEqual({ asked: 2, done: 1, changed: 1, gone: 0 });
  expect(await statuses()).toEqual([
    ['theirs', 'Inactive'],
    ['b', 'Inactive'],
    ['c', 'Active'],
  ]);
  expect(await undo()).toMatchObject({ done: 0, changed: 2 });
  await db.delete(products);
  expect(await undo()).toMatchObject({ done: 0, gone: 2 });
});

test('a category comes beside the others or takes their place, and goes again by the undo', async () => {
  const [gold, silver] = [await addProductCategory(db), await addProductCategory(db)];
  const [a, b] = [
    await addProduct(db, {}, { categories: [gold.id] }),
    await addProduct(db, {}, { categories: [silver.id] }),
  ];
  const were = await links();
  const set = async (replaces: boolean) =>
    editInBulk(mei, 'products', await seen(a.id, b.id), {
      categorise: { category: String(gold.id), replaces },
    });
  const beside = await set(false);
  expect(await links()).toEqual([
    `${a.id}-${gold.id}`,
    `${b.id}-${gold.id}`,
    `${b.id}-${silver.id}`,
  ]);
  await undoBulkEdit(mei, 'products', beside?.undo?.set ?? '');
  expect(await links()).toEqual(were);
  const instead = await set(true);
  expect(await links()).toEqual([`${a.id}-${gold.id}`, `${b.id}-${gold.id}`]);
  await undoBulkEdit(mei, 'products', instead?.undo?.set ?? '');
  expect(await links()).toEqual(were);
  const again = await set(true);
  await db.delete(product_categories).where(eq(product_categories.id, silver.id));
  await undoBulkEdit(mei, 'products', again?.undo?.set ?? '');
  expect(await links()).toEqual([`${a.id}-${gold.id}`]);
  await db.delete(product_categories);
  expect(await set(true)).toBeUndefined();
});

test('a category that is a text is set and taken back', async () => {
  const [fair, launch] = [
    await addNewsItem(db, { category: 'Fair' }),
    await addNewsItem(db, { category: null }),
  ];
  const { rows } = await db.execute(sql`select id from news_items where true`);
  expect(rows).toHaveLength(2);
  const chosen = await rowsFound(db, 'news_items', query(''));
  const done = await editInBulk(mei, 'news_items', chosen, {
    categorise: { category: 'Events', replaces: true },
  });
  const categories = async () =>
    (
      await db.execute<{ category: string | null }>(
        sql`select category from news_items order by id`,
      )
    ).rows.map(({ category }) => category);
  expect(await categories()).toEqual(['Events', 'Events']);
  await undoBulkEdit(mei, 'news_items', done?.undo?.set ?? '');
  expect(await categories()).toEqual([fair.category, launch.category]);
});

test('what was deleted together comes back together, but for what has its slug taken', async () => {
  const ids = await threeProducts();
  await db.update(products).set({ slug: 'wanted' }).where(eq(products.id, ids[1]));
  await db.execute(sql`insert into item_codes (product_id, item_code) values (${ids[0]}, 'A1')`);
  const gown = await addGalleryItem(db);
  for (const id of ids)
    await db.execute(sql`insert into gallery_item_products values (${gown.id}, ${id})`);
  const done = await editInBulk(mei, 'products', await seen(...ids), { delete: true });
  expect(done).toMatchObject({ done: 3, undo: { deleted: true } });
  expect(await db.$count(products)).toBe(0);
  const entries = await db.select().from(bin);
  expect(entries.map(({ label, deleted_by }) => [label, deleted_by])).toEqual(
    ['a', 'b', 'c'].map((name) => [name, 'mei@example.com']),
  );
  await addProduct(db, { name: 'other', slug: 'wanted' });
  const undone = await restoreTogether(mei, administrator, 'products', done?.undo?.set ?? '');
  expect(undone).toEqual({ asked: 3, done: 2, changed: 1, gone: 0 });
  expect((await statuses()).map(([name]) => name)).toEqual(['a', 'c', 'other']);
  expect((await db.select().from(bin)).map(({ label }) => label)).toEqual(['b']);
  const { rows } = await db.execute(
    sql`select (select count(*)::int from item_codes) as codes, (select count(*)::int from gallery_item_products) as links`,
  );
  expect(rows).toEqual([{ codes: 1, links: 2 }]);
});

test('more than a thousand that a list finds are changed, deleted and brought back in one go', async () => {
  await db.execute(
    sql`insert into products (name, slug, status) select 'thread ' || g, 't' || g, case when g % 2 = 0 then 'Active' else 'Inactive' end from generate_series(1, 1200) g`,
  );
  await addProduct(db, { name: 'left alone', status: 'Active' });
  const all = () => rowsFound(db, 'products', query('thread'));
  const off = await editInBulk(mei, 'products', await all(), { status: 'Inactive' });
  expect(off).toMatchObject({ asked: 1200, done: 1200 });
  expect(await db.$count(products, eq(products.status, 'Active'))).toBe(1);
  await undoBulkEdit(mei, 'products', off?.undo?.set ?? '');
  expect(await db.$count(products, eq(products.status, 'Active'))).toBe(601);
  const gone = await editInBulk(
    mei,
    'products',
    await rowsFound(db, 'products', query('thread', { status: 'Active', lacks: 'code' })),
    { delete: true },
  );
  expect(gone).toMatchObject({ done: 600 });
  expect(await db.$count(products)).toBe(601);
  expect(
    await restoreTogether(mei, administrator, 'products', gone?.undo?.set ?? ''),
  ).toMatchObject({
    done: 600,
  });
  expect(await db.$count(products)).toBe(1201);
}, 60_000);

test('only a bulk edit can be undone: a record that was made is not removed', async () => {
  await addProduct(db);
  const { rows } = await db.execute<{ set: string }>(sql`select change_set as set from history`);
  expect(await undoBulkEdit(mei, 'products', rows[0]?.set ?? '')).toMatchObject({ asked: 0 });
  expect(await db.$count(products)).toBe(1);
});
