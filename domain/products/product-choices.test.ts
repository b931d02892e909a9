import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { products } from '#database/schema/products.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openWorld } from '#tests/world/world.ts';
import {
  findProductChoices,
  findProductNamed,
  listProductChoices,
} from './product-choices.server.ts';

const world = await openWorld();
const { db } = world;

afterAll(() => world.close());
beforeEach(() => db.delete(products));

const addMany = (many: number) =>
  db.execute(sql`insert into products (name, slug)
    select 'Thread ' || lpad(n::text, 4, '0'), 't-' || n from generate_series(1, ${many}::int) n`);

test('up to 500 products are all offered, by name', async () => {
  await addMany(499);
  const last = await addProduct(db, { name: 'zeta' });
  const { choices, more } = await listProductChoices(db);
  expect(more).toBe(0);
  expect(choices).toHaveLength(500);
  expect(choices[0]?.label).toBe('Thread 0001');
  expect(choices.at(-1)).toEqual({ value: last.id, label: 'zeta' });
});

test('of more than 500, the chosen ones and the first others are offered, with the number of the rest', async () => {
  const chosen = await addProduct(db, { name: 'zeta' });
  await addMany(500);
  const { choices, more } = await listProductChoices(db, [chosen.id]);
  expect(choices.slice(0, 2).map(({ label }) => label)).toEqual(['zeta', 'Thread 0001']);
  expect(choices).toHaveLength(51);
  expect(new Set(choices.map(({ value }) => value)).size).toBe(51);
  expect(more).toBe(450);
});

test('a search finds names and slugs in any case and width, with names that start with it first', async () => {
  await addProduct(db, { name: 'Old Gold', slug: 'old' });
  const gold = await addProduct(db, { name: 'Gold', slug: 'g-1' });
  await addProduct(db, { name: 'Ａurum', slug: 'not-gold' });
  await addProduct(db, { name: 'Silver', slug: 's-1', status: 'Inactive' });
  const { choices, more } = await findProductChoices(db, ' ＧＯＬＤ ');
  expect(choices[0]).toEqual({ value: gold.id, label: 'Gold', note: 'g-1' });
  expect(choices.map(({ label }) => label)).toEqual(['Gold', 'Old Gold', 'Ａurum']);
  expect(more).toBe(0);
  expect((await findProductChoices(db, 'silver')).choices).toHaveLength(1);
  expect(await findProductChoices(db, '%')).toEqual({ choices: [], more: 0 });
  await addMany(60);
  const many = await findProductChoices(db, 'thread');
  expect([many.choices.length, many.more]).toEqual([50, 10]);
});

test('a product is found by its name, and of several with that name the chosen one or the one of the slug', async () => {
  const one = await addProduct(db, { name: 'Gold', slug: 'gold-1' });
  expect(await findProductNamed(db, ' ｇold')).toBe(one.id);
  const two = await addProduct(db, { name: 'gold', slug: 'gold-2' });
  expect(await findProductNamed(db, 'GOLD')).toBe('several');
  expect(await findProductNamed(db, 'Gold', two.id)).toBe(two.id);
  expect(await findProductNamed(db, 'gold-2')).toBe(two.id);
  expect(await findProductNamed(db, 'gol')).toBe('none');
  const slugged = await addProduct(db, { name: 'Aurum', slug: 'gold' });
  expect(await findProductNamed(db, 'gold')).toBe(slugged.id);
});
