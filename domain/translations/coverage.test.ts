import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';
import { findCoverage } from './coverage.server.ts';
import { findNextMissing } from './next-missing.server.ts';

/* Two languages to translate into: zh-Hant from the beginning, ja added here. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.db.execute(
    sql`insert into languages (code, name, display_order) values ('ja', '日本語', 3)`,
  );
  // 1 has both texts, 2 no description, 3 an empty one; by name they stand 2, 1, 3.
  await world.db.execute(sql`insert into products (id, name, slug, description) values
    (1, 'beta', 'b', 'Bright'), (2, 'Alpha', 'a', null), (3, 'gamma', 'c', '  ')`);
});
afterAll(() => world.close());

const translate = (id: number, field: string, language: string, value = '線') =>
  world.db.execute(sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
    values ('products', ${id}, ${field}, ${language}, ${value})`);

const coverage = async () =>
  Object.fromEntries(
    (await findCoverage(world.db, 'products')).map(({ code, translated, outdated, total }) => [
      code,
      [translated, outdated, total],
    ]),
  );

const nextMissing = async (id?: number, field = 'name') => {
  const found = await findNextMissing(
    world.db,
    'products',
    id === undefined ? undefined : { id, field },
  );
  return found && `${found.id} ${found.field}`;
};

test('with no translation, the next missing field is searched by name and place, and around the end', async () => {
  expect(await nextMissing()).toBe('2 name');
  expect(await nextMissing(2)).toBe('1 name');
  expect(await nextMissing(1)).toBe('1 description');
  expect(await nextMissing(1, 'description')).toBe('3 name');
  expect(await nextMissing(3)).toBe('2 name');
});

test('if the record has been deleted, the search for a missing field starts at the beginning', async () => {
  expect(await nextMissing(4711)).toBe('2 name');
});

test('coverage counts texts by language, and only translations with content', async () => {
  expect(await coverage()).toEqual({ 'zh-Hant': [0, 0, 4], ja: [0, 0, 4] });
  await translate(1, 'name', 'zh-Hant');
  await translate(1, 'description', 'ja');
  await translate(2, 'name', 'ja', '   ');
  await translate(2, 'description', 'ja');
  expect(await coverage()).toEqual({ 'zh-Hant': [1, 0, 4], ja: [1, 0, 4] });
});

test('a kind without records has a coverage of 0 of 0', async () => {
  expect((await findCoverage(world.db, 'news_items')).map(({ total }) => total)).toEqual([0, 0]);
});

test('a field that is translated into every language is not missing until its original changes', async () => {
  await translate(1, 'name', 'ja');
  expect(await nextMissing(2)).toBe('1 description');
  await world.db.execute(sql`update products set name = 'Beta' where id = 1`);
  expect(await nextMissing(2)).toBe('1 name');
  expect(await coverage()).toMatchObject({ 'zh-Hant': [1, 1, 4], ja: [2, 1, 4] });
});

test('if nothing is missing, there is no next field', async () => {
  await world.db.execute(sql`delete from translations`);
  for (const language of ['zh-Hant', 'ja']) {
    for (const [id, field] of [
      [1, 'name'],
      [1, 'description'],
      [2, 'name'],
      [3, 'name'],
    ] as const)
      await translate(id, field, language);
  }
  expect(await nextMissing()).toBeUndefined();
  expect(await nextMissing(2)).toBeUndefined();
});

test('an empty translation is missing for the search and for the coverage', async () => {
  await world.db.execute(
    sql`update translations set translated_value = ' ' where entity_id = 1 and field_name = 'description' and language_code = 'ja'`,
  );
  expect(await coverage()).toMatchObject({ 'zh-Hant': [4, 0, 4], ja: [3, 0, 4] });
  expect(await nextMissing()).toBe('1 description');
});
