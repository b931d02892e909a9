import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { news_items } from '#database/schema/news.ts';
import { products } from '#database/schema/products.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { moveRow, nextDisplayOrder, saveOrder } from './display-order.server.ts';
import type { OrderedList } from './list-order.server.ts';

const list: OrderedList = { table: products, name: products.name };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(products);
});

/** Adds `n` products without a display order, named so that they sort by number; returns their ids in this order. */
async function makeProducts(n: number): Promise<number[]> {
  await world.db.execute(sql`insert into products (name, slug, display_order)
    select lpad(n::text, 5, '0'), 'p-' || n, null from generate_series(1, ${n}::int) n`);
  const rows = await world.db.select().from(products).orderBy(asc(products.name));
  return rows.map(({ id }) => id);
}

const standing = async () =>
  (await world.db.select().from(products).orderBy(asc(products.display_order))).map(
    ({ id, display_order }) => ({ id, display_order }),
  );

test('an order of 1,000 rows is saved completely, numbered from 1', async () => {
  const before = await makeProducts(1000);
  const after = before.toReversed();
  expect(await saveOrder(world.db, list, { before, after })).toBe('saved');
  expect(await standing()).toEqual(after.map((id, at) => ({ id, display_order: at + 1 })));
});

test('a page in the middle of a long list is reordered without moving the other rows', async () => {
  const ids = await makeProducts(700);
  const before = ids.slice(100, 200);
  const after = before.toReversed();
  expect(await saveOrder(world.db, list, { before, after })).toBe('saved');
  const wanted = [...ids.slice(0, 100), ...after, ...ids.slice(200)];
  expect((await standing()).map(({ id }) => id)).toEqual(wanted);
});

test('an order based on an outdated one is refused, and nothing is written', async () => {
  const [a = 0, b = 0, c = 0] = await makeProducts(3);
  const refused = async (before: number[], after: number[]) => {
    expect(await saveOrder(world.db, list, { before, after })).toBe('changed');
    expect((await standing()).every(({ display_order }) => display_order === null)).toBe(true);
  };
  await refused([b, a, c], [a, b, c]);
  await refused([b, a], [a, b]);
  await refused([a, b, c], [a, b]);
  await refused([a, b], [a, c]);
  await refused([a, a], [a, a]);
});

test('deleted rows are left out of an order, and added rows keep their place', async () => {
  const before = await makeProducts(4);
  const [a = 0, b = 0, c = 0, d = 0] = before;
  await world.db.delete(products).where(eq(products.id, b));
  const values = { name: '00002 new', slug: 'new', display_order: null };
  const [{ id: added } = { id: 0 }] = await world.db.insert(products).values(values).returning();
  expect(await saveOrder(world.db, list, { before, after: [d, c, b, a] })).toBe('saved');
  expect(await standing()).toEqual(
    [d, added, c, a].map((id, at) => ({ id, display_order: at + 1 })),
  );
});

test('a page of a long list can be reordered even if rows before it were deleted', async () => {
  const ids = await makeProducts(700);
  const before = ids.slice(100, 200);
  for (const id of ids.slice(0, 3)) await world.db.delete(products).where(eq(products.id, id));
  const after = before.toReversed();
  expect(await saveOrder(world.db, list, { before, after })).toBe('saved');
  const wanted = [...ids.slice(3, 100), ...after, ...ids.slice(200)];
  expect((await standing()).map(({ id }) => id)).toEqual(wanted);
});

test('if two orders are saved at once, one is kept completely and the other is refused', async () => {
  const before = await makeProducts(30);
  const one = before.toReversed();
  const other = [...before.slice(15), ...before.slice(0, 15)];
  const outcomes = await Promise.all(
    [one, other].map((after) => saveOrder(world.db, list, { before, after })),
  );
  expect(outcomes.sort()).toEqual(['changed', 'saved']);
  expect([one, other]).toContainEqual((await standing()).map(({ id }) => id));
});

test('one row moves to any place, up or down, from its present place', async () => {
  const ids = await makeProducts(600);
  const [a = 0, b = 0] = ids;
  expect(await moveRow(world.db, list, { id: a, to: 600 })).toBe('saved');
  expect((await standing()).at(-1)).toEqual({ id: a, display_order: 600 });
  expect((await standing())[0]).toEqual({ id: b, display_order: 1 });
  expect(await moveRow(world.db, list, { id: a, to: 2 })).toBe('saved');
  expect((await standing())[1]?.id).toBe(a);
  await world.db.delete(products).where(eq(products.id, a));
  expect(await moveRow(world.db, list, { id: a, to: 1 })).toBe('gone');
});

test('a list that is part of a table has its own numbers', async () => {
  await world.db.insert(news_items).values(
    ['a', 'b', 'c'].map((slug, at) => ({
      title: slug,
      slug,
      is_pinned: at > 0,
      display_order: 50 + at,
    })),
  );
  const pinned: OrderedList = { table: news_items, where: eq(news_items.is_pinned, true) };
  const rows = await world.db.select().from(news_items).orderBy(asc(news_items.slug));
  const [, b = 0, c = 0] = rows.map(({ id }) => id);
  await saveOrder(world.db, pinned, { before: [b, c], after: [c, b] });
  const orders = await world.db.select().from(news_items).orderBy(asc(news_items.slug));
  expect(orders.map(({ display_order }) => display_order)).toEqual([50, 2, 1]);
});

test('an order changes no version, so that open forms stay valid', async () => {
  const before = await makeProducts(3);
  await saveOrder(world.db, list, { before, after: before.toReversed() });
  const rows = await world.db.select().from(products);
  expect(rows.map(({ version }) => version)).toEqual([1, 1, 1]);
});

test('the next display order is one more than the highest, 1 for the first', async () => {
  expect(await nextDisplayOrder(world.db, list)).toBe(1);
  await world.db.insert(products).values({ name: 'A', slug: 'a', display_order: 7 });
  expect(await nextDisplayOrder(world.db, list)).toBe(8);
});

test('at the largest number, a new record shares the last place', async () => {
  const [a = 0] = await makeProducts(1);
  const highest = 2_147_483_647;
  await world.db.update(products).set({ display_order: highest }).where(eq(products.id, a));
  expect(await nextDisplayOrder(world.db, list)).toBe(highest);
});
