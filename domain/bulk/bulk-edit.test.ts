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
} from '#tests/world/content/catalogue-rows.ts';
import { administrator } from '#tests/world/people/rights.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { emptyBin, moveToBin } from '../history/bin/bin.server.ts';
import { restoreFromBin } from '../history/restore/restore-from-bin.server.ts';
import type { PublishedKind } from '../kinds/kinds.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { editInBulk } from './bulk-edit.server.ts';
import { rowsFound, type SelectedRow } from './chosen-rows.server.ts';
import { undoBulkEdit } from './undo-bulk-edit.server.ts';
import { nothingUndone } from './undone.ts';

/** A bulk edit changes many records at once, and one Undo restores each of them. */

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

const seen = async (...ids: number[]): Promise<SelectedRow[]> => {
  const rows = await db.select().from(products);
  return ids.map((id) => ({ id, version: rows.find((row) => row.id === id)?.version ?? 0 }));
};
const undo = (bulk: string | undefined, kind: PublishedKind = 'products') =>
  undoBulkEdit(mei, administrator, kind, bulk ?? '');
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

test('Undo restores the former status of each record in one change set', async () => {
  const ids = await threeProducts();
  const done = await editInBulk(mei, 'products', await seen(...ids), { status: 'Inactive' });
  expect(done).toMatchObject({ asked: 3, done: 2, unchanged: 1, changed: 0, gone: 0 });
  expect(new Set((await statuses()).map(([, status]) => status))).toEqual(new Set(['Inactive']));
  const { rows } = await db.execute(
    sql`select distinct change_set, actor from history where operation = 'update'`,
  );
  expect(rows).toEqual([{ change_set: done?.undo, actor: 'mei@example.com' }]);
  expect(await undo(done?.undo)).toMatchObject({ changed: 0 });
  expect(await statuses()).toEqual([
    ['a', 'Active'],
    ['b', 'Inactive'],
    ['c', 'Active'],
  ]);
});

test('records that were changed or deleted since they were shown are left out and counted', async () => {
  const ids = await threeProducts();
  const chosen = await seen(...ids);
  await db.update(products).set({ description: 'theirs' }).where(eq(products.id, ids[0]));
  await db.delete(products).where(eq(products.id, ids[2]));
  const done = await editInBulk(mei, 'products', chosen, { status: 'Active' });
  expect(done).toMatchObject({ asked: 3, done: 1, changed: 1, gone: 1 });
  expect(await editInBulk(mei, 'products', chosen, { delete: true })).toMatchObject({ done: 0 });
  expect(await db.$count(products)).toBe(2);
});

test('Undo leaves records alone that were changed or deleted since', async () => {
  const ids = await threeProducts();
  const done = await editInBulk(mei, 'products', await seen(...ids), { status: 'Inactive' });
  await db.update(products).set({ name: 'theirs' }).where(eq(products.id, ids[0]));
  // b was Inactive before and was not changed, so there is nothing to undo for it.
  expect(await undo(done?.undo)).toEqual({
    ...nothingUndone,
    ...{ asked: 2, done: 1, changed: 1 },
  });
  expect(await statuses()).toEqual([
    ['theirs', 'Inactive'],
    ['b', 'Inactive'],
    ['c', 'Active'],
  ]);
  expect(await undo(done?.undo)).toMatchObject({ done: 0, already: 1, changed: 1 });
  await db.delete(products);
  expect(await undo(done?.undo)).toMatchObject({ done: 0, gone: 2 });
});

test('a category is added or replaces the others, and Undo removes it', async () => {
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
  await undo(beside?.undo);
  expect(await links()).toEqual(were);
  const instead = await set(true);
  expect(await links()).toEqual([`${a.id}-${gold.id}`, `${b.id}-${gold.id}`]);
  await undo(instead?.undo);
  expect(await links()).toEqual(were);
  const again = await set(true);
  await db.delete(product_categories).where(eq(product_categories.id, silver.id));
  expect(await undo(again?.undo)).toMatchObject({ done: 1, lost: [silver.name], bare: [b.name] });
  expect(await links()).toEqual([`${a.id}-${gold.id}`]);
  await db.delete(product_categories);
  expect(await set(true)).toBeUndefined();
});

test('a category in a text column is set and undone', async () => {
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
  await undo(done?.undo, 'news_items');
  expect(await categories()).toEqual([fair.category, launch.category]);
});

test('records that were deleted together are restored together, except those whose slug is taken', async () => {
  const ids = await threeProducts();
  await db.update(products).set({ slug: 'wanted' }).where(eq(products.id, ids[1]));
  await db.execute(sql`insert into item_codes (product_id, item_code) values (${ids[0]}, 'A1')`);
  const gown = await addGalleryItem(db);
  for (const id of ids)
    await db.execute(sql`insert into gallery_item_products values (${gown.id}, ${id})`);
  const done = await editInBulk(mei, 'products', await seen(...ids), { delete: true });
  expect(done).toMatchObject({ done: 3 });
  expect(await db.$count(products)).toBe(0);
  const entries = await db.select().from(bin);
  expect(entries.map(({ label, deleted_by }) => [label, deleted_by])).toEqual(
    ['a', 'b', 'c'].map((name) => [name, 'mei@example.com']),
  );
  await addProduct(db, { name: 'other', slug: 'wanted' });
  const undone = await undo(done?.undo);
  expect(undone).toEqual({
    ...nothingUndone,
    ...{ deleted: true, asked: 3, done: 2, refused: 1 },
  });
  expect((await statuses()).map(([name]) => name)).toEqual(['a', 'c', 'other']);
  expect((await db.select().from(bin)).map(({ label }) => label)).toEqual(['b']);
  const { rows } = await db.execute(
    sql`select (select count(*)::int from item_codes) as codes, (select count(*)::int from gallery_item_products) as links`,
  );
  expect(rows).toEqual([{ codes: 1, links: 2 }]);
});

test('more than a thousand found records are changed, deleted and restored at once', async () => {
  await db.execute(
    sql`insert into products (name, slug, status) select 'thread ' || g, 't' || g, case when g % 2 = 0 then 'Active' else 'Inactive' end from generate_series(1, 1200) g`,
  );
  await addProduct(db, { name: 'left alone', status: 'Active' });
  const all = () => rowsFound(db, 'products', query('thread'));
  const off = await editInBulk(mei, 'products', await all(), { status: 'Inactive' });
  expect(off).toMatchObject({ asked: 1200, done: 600, unchanged: 600 });
  expect(await db.$count(products, eq(products.status, 'Active'))).toBe(1);
  await undo(off?.undo);
  expect(await db.$count(products, eq(products.status, 'Active'))).toBe(601);
  const gone = await editInBulk(
    mei,
    'products',
    await rowsFound(db, 'products', query('thread', { status: 'Active', lacks: 'code' })),
    { delete: true },
  );
  expect(gone).toMatchObject({ done: 600 });
  expect(await db.$count(products)).toBe(601);
  expect(await undo(gone?.undo)).toMatchObject({
    done: 600,
  });
  expect(await db.$count(products)).toBe(1201);
});

test('Undo of a bulk delete distinguishes restored, already restored and permanently deleted records', async () => {
  const ids = await threeProducts();
  const temporary = await addProductCategory(db);
  await db
    .insert(product_category_mappings)
    .values({ product_id: ids[2], category_id: temporary.id });
  const done = await editInBulk(mei, 'products', await seen(...ids), { delete: true });
  const [first, second] = await db.select().from(bin).orderBy(asc(bin.id));
  await restoreFromBin(mei, administrator, first?.id ?? 0);
  await emptyBin(mei, administrator, [second?.id ?? 0]);
  await db.delete(product_categories);
  const counts = { ...nothingUndone, deleted: true, asked: 3 };
  expect(await undo(done?.undo)).toEqual({
    ...counts,
    ...{ done: 1, already: 1, gone: 1, leftOut: true },
  });
  expect(await undo(done?.undo)).toEqual({ ...counts, already: 2, gone: 1 });
  const [again] = await db.select().from(products);
  await moveToBin(mei, products, again?.id ?? 0, products.name);
  expect(await undo(done?.undo)).toEqual({ ...counts, already: 1, changed: 1, gone: 1 });
});

test('a bulk edit without a change offers no Undo and raises no version', async () => {
  const gold = await addProductCategory(db);
  const a = await addProduct(db, { status: 'Active' }, { categories: [gold.id] });
  const chosen = await seen(a.id);
  const nothing = { asked: 1, done: 0, unchanged: 1, changed: 0, gone: 0 };
  expect(await editInBulk(mei, 'products', chosen, { status: 'Active' })).toEqual(nothing);
  const categorise = { category: String(gold.id), replaces: true };
  expect(await editInBulk(mei, 'products', chosen, { categorise })).toEqual(nothing);
  expect(await seen(a.id)).toEqual(chosen);
});

test('only a bulk edit can be undone: not an ordinary save, and not the creation of a record', async () => {
  const product = await addProduct(db);
  await mei.update(products).set({ name: 'saved' }).where(eq(products.id, product.id));
  const saved = await db.execute<{ set: string }>(
    sql`select change_set as set from history where operation = 'update'`,
  );
  expect(await undo(saved.rows[0]?.set)).toEqual(nothingUndone);
  expect(await statuses()).toEqual([['saved', 'Active']]);
  const { rows } = await db.execute<{ set: string }>(
    sql`select change_set as set from history where operation = 'insert'`,
  );
  expect(await undo(rows[0]?.set)).toMatchObject({ asked: 0 });
  expect(await db.$count(products)).toBe(1);
});
