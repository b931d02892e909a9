import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

beforeEach(async () => {
  await world.db.execute(
    sql`truncate news_items, products, product_categories, gallery_items, gallery_categories restart identity cascade`,
  );
  await world.db.execute(sql`truncate history restart identity`);
});

afterAll(() => world.close());

async function entries() {
  const { rows } = await world.db.execute(
    sql`select actor, kind, record_id, parent_id, table_name, operation, row_key, before, after from history order by id`,
  );
  return rows;
}

const clear = () => world.db.execute(sql`truncate history`);

test('a change by SQL is recorded with old and new values, and only the changed ones', async () => {
  await world.db.execute(sql`insert into products (name, slug) values ('ST', 'st')`);
  expect(await entries()).toMatchObject([
    {
      actor: null,
      kind: 'products',
      record_id: 1,
      table_name: 'products',
      operation: 'insert',
      row_key: { id: 1 },
      before: null,
      after: { name: 'ST', slug: 'st', status: 'Active' },
    },
  ]);
  await clear();
  await world.db.execute(sql`update products set name = 'ST viscose', slug = 'st' where id = 1`);
  expect(await entries()).toMatchObject([
    { operation: 'update', before: { name: 'ST' }, after: { name: 'ST viscose' } },
  ]);
  expect((await entries())[0]?.before).toEqual({ name: 'ST' });
});

test('the author of a transaction is recorded, but not for the next transaction', async () => {
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('kamsin.actor', 'mei@example.com', true)`);
    await tx.execute(sql`insert into product_categories (name) values ('Gold')`);
  });
  await world.db.execute(sql`insert into product_categories (name) values ('Silver')`);
  expect((await entries()).map(({ actor }) => actor)).toEqual(['mei@example.com', null]);
});

test('a deleted product records all rows that are deleted with it, in one change set', async () => {
  await world.db.execute(sql`insert into products (name, slug) values ('ST', 'st')`);
  await world.db.execute(sql`insert into product_categories (name) values ('Gold')`);
  await world.db.execute(sql`insert into product_category_mappings values (1, 1)`);
  await world.db.execute(sql`insert into product_images (product_id, image_url) values (1, '/a')`);
  await world.db.execute(sql`insert into item_codes (product_id, item_code) values (1, 'ST100')`);
  await world.db.execute(
    sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
        values ('products', 1, 'name', 'zh-Hant', '線')`,
  );
  await clear();
  await world.db.execute(sql`delete from products`);
  const found = await entries();
  expect(found.map(({ table_name, operation }) => `${operation} ${table_name}`).sort()).toEqual([
    'delete item_codes',
    'delete product_category_mappings',
    'delete product_images',
    'delete products',
    'delete translations',
  ]);
  expect(found.find(({ table_name }) => table_name === 'item_codes')).toMatchObject({
    kind: 'item_codes',
    parent_id: 1,
    before: { item_code: 'ST100' },
  });
  expect(found.find(({ table_name }) => table_name === 'translations')).toMatchObject({
    kind: 'products',
    record_id: 1,
  });
  const { rows } = await world.db.execute(sql`select distinct change_set from history`);
  expect(rows).toHaveLength(1);
});

test('a reordering is one entry, and likes are none', async () => {
  await world.db.execute(
    sql`insert into news_items (title, slug, display_order) values ('a', 'a', 1), ('b', 'b', 2)`,
  );
  await clear();
  await world.db.execute(sql`update news_items set likes = likes + 1`);
  expect(await entries()).toEqual([]);
  await world.db.execute(sql`update news_items set display_order = 3 - display_order`);
  expect(await entries()).toMatchObject([
    {
      kind: 'news_items',
      record_id: null,
      operation: 'order',
      before: { 1: 1, 2: 2 },
      after: { 1: 2, 2: 1 },
    },
  ]);
});

test('truncating a table records its rows in the history', async () => {
  await world.db.execute(sql`insert into products (name, slug) values ('ST', 'st')`);
  await clear();
  await world.db.execute(sql`truncate products cascade`);
  expect(await entries()).toMatchObject([{ operation: 'delete', before: { name: 'ST' } }]);
});

test('a rewritten link is recorded as one deletion and one insertion', async () => {
  await world.db.execute(sql`insert into products (name, slug) values ('a', 'a'), ('b', 'b')`);
  await world.db.execute(sql`insert into product_categories (name) values ('Gold')`);
  await world.db.execute(sql`insert into product_category_mappings values (1, 1)`);
  await clear();
  await world.db.execute(sql`update product_category_mappings set product_id = 2`);
  expect(await entries()).toMatchObject([
    { operation: 'delete', record_id: 1 },
    { operation: 'insert', record_id: 2 },
  ]);
});

test('every content column is recorded', async () => {
  const { rows } = await world.db.execute(sql`
    select c.relname as table, a.attname as column
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where t.tgname = 'record_history' and not a.attnum = any (t.tgattr::int2[])
      and a.attname not in ('version', 'likes', 'updated_at', 'display_order')`);
  expect(rows).toEqual([]);
});
