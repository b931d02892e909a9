import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gallery_items } from '#database/schema/gallery.ts';
import { news_items } from '#database/schema/news.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { item_codes, product_categories, products } from '#database/schema/products.ts';
import { administrator, editor, translatorInto } from '#tests/world/people/rights.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import type { Rights } from '../../roles/role-rights.ts';
import { emptyBin, expireBin, listBin, moveToBin } from '../bin/bin.server.ts';
import { pruneHistory } from '../recorded/prune-history.server.ts';
import { currentState } from '../recorded/record-rows.server.ts';
import { recordTables } from '../recorded/recorded-tables.ts';
import { listActivity } from '../timeline/activity.server.ts';
import { recordTimeline } from '../timeline/timeline.server.ts';
import { restoreVersion } from './restore.server.ts';
import { restoreFromBin } from './restore-from-bin.server.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

beforeEach(async () => {
  await world.db.execute(
    sql`truncate news_items, products, product_categories, gallery_items, gallery_categories, general_settings, global_settings, newsletter_subscription, translations restart identity cascade`,
  );
  await world.db.execute(sql`truncate history, bin restart identity`);
});

afterAll(() => world.close());

const run = (statement: string) => world.db.execute(sql.raw(statement));

/** The rows of a record without the columns that triggers count, to compare every byte. */
async function content(kind: string, id = 1) {
  const state = await currentState(world.db, kind, id);
  return Object.fromEntries(
    [...state].map(([key, { row }]) => {
      const { version, updated_at, likes, ...rest } = row;
      return [key, rest];
    }),
  );
}

async function versionOf(kind: string, id = 1): Promise<number> {
  const table = sql.identifier(recordTables(kind)[0]?.table ?? '');
  const { rows } = await world.db.execute<{ version: number }>(
    sql`select version from ${table} where id = ${id}`,
  );
  return rows[0]?.version ?? 0;
}

const linked = `
  insert into product_categories (name) values ('Gold'), ('Silver');
  insert into products (name, slug) values ('Other', 'other');`;

/** How each kind of record is created and changed, one transaction per line. */
const lives: Record<string, string[]> = {
  products: [
    `insert into product_categories (name) values ('Gold'), ('Silver');
     insert into products (name, slug, description) values ('ST', 'st', 'Soft.');
     insert into product_category_mappings values (1, 1);
     insert into product_images (product_id, image_url) values (1, '/media/products/a.jpg');`,
    `insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
     values ('products', 1, 'name', 'zh-Hant', '線');`,
    `update products set name = 'ST viscose', description = null where id = 1;`,
    `delete from product_category_mappings; insert into product_category_mappings values (1, 2);
     delete from product_images; insert into product_images (product_id, image_url) values (1, '/media/products/b.jpg');`,
    `update translations set translated_value = '人造絲線';`,
    `delete from translations;`,
  ],
  product_categories: [
    `insert into product_categories (name) values ('Gold');`,
    `update product_categories set description = E'Two\\nlines';`,
    `update product_categories set name = 'Golden', description = null;`,
  ],
  item_codes: [
    `insert into products (name, slug) values ('ST', 'st');
     insert into item_codes (product_id, item_code, denier) values (1, 'ST100', '150');`,
    `update item_codes set denier = '120', composition = 'Viscose';`,
    `insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
     values ('item_codes', 1, 'composition', 'zh-Hant', '人造絲');`,
    `update item_codes set item_code = 'ST101', composition = 'Polyester';`,
  ],
  gallery_categories: [
    `insert into gallery_categories (name) values ('Books');`,
    `update gallery_categories set name = 'Colour books';`,
  ],
  gallery_items: [
    `${linked}
     insert into gallery_categories (name) values ('Books');
     insert into gallery_items (name, slug) values ('Gown', 'gown');
     insert into gallery_item_categories values (1, 1);
     insert into gallery_item_products values (1, 1);
     insert into gallery_images (gallery_item_id, image_url, display_order) values (1, '/a', 1), (1, '/b', 2);`,
    `update gallery_items set project_details = '<p>Silk</p>';`,
    `delete from gallery_images where id = 1; update gallery_images set display_order = 1;
     delete from gallery_item_products;`,
  ],
  news_items: [
    `insert into news_items (title, slug, article_body) values ('Fair', 'fair', 'Come.');
     insert into news_media (news_item_id, media_url) values (1, '/media/news/a.jpg');`,
    `update news_items set is_pinned = true, display_order = 999, article_body = 'Come and see.';`,
    `delete from news_media; update news_items set status = 'Inactive';`,
  ],
  general_settings: [
    `insert into general_settings (image_url, alt_text) values ('/a', 'A');`,
    `update general_settings set is_active = false, alt_text = 'B';`,
  ],
  global_settings: [
    `insert into global_settings (type, value) values ('duration', '5000');`,
    `update global_settings set value = '7000';`,
  ],
  newsletter_subscription: [
    `insert into newsletter_subscription (email) values ('mei@example.com');`,
    `update newsletter_subscription set active = false;`,
  ],
};

describe.each(Object.entries(lives))('%s', (kind, steps) => {
  test('each version, then the latest, is restored byte for byte', async () => {
    const states = [];
    for (const statement of steps) {
      await run(`begin; ${statement} commit;`);
      states.push(await content(kind));
    }
    const versions = (await recordTimeline(world.db, { kind, id: 1 })).reverse();
    expect(versions).toHaveLength(steps.length);
    for (const [at, version] of versions.entries()) {
      const seen = await versionOf(kind);
      const restored = await restoreVersion(
        world.db,
        administrator,
        { kind, id: 1, seen },
        version.id,
      );
      expect(restored).toEqual({ ok: true, leftOut: [], moved: [], noRoom: [] });
      expect(await content(kind)).toEqual(states[at]);
    }
  });
});

const tables = { products, product_categories, item_codes, gallery_items, news_items };

test.each(Object.keys(tables))('%s are restored from the bin byte for byte', async (kind) => {
  for (const statement of lives[kind] ?? []) await run(`begin; ${statement} commit;`);
  await run(
    `insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
     values ('${kind}', 1, 'description', 'zh-Hant', '字')`,
  );
  const before = await content(kind);
  const table = tables[kind as keyof typeof tables];
  const moved = await moveToBin(world.db, table, 1, table.id);
  expect(await content(kind)).toEqual({});
  expect(await restoreFromBin(world.db, administrator, moved?.binned ?? 0)).toMatchObject({
    ok: true,
  });
  expect(await content(kind)).toEqual(before);
  expect(await listBin(world.db, administrator)).toEqual([]);
});

test('a product is restored with its item codes and its links to galleries', async () => {
  await run(`${lives.item_codes?.[0]}`);
  await run(`insert into gallery_items (name, slug) values ('Gown', 'gown');
    insert into gallery_item_products values (1, 1);`);
  const [codes, gown] = [await content('item_codes'), await content('gallery_items')];
  const moved = await moveToBin(world.db, products, 1, products.name);
  expect(await content('item_codes')).toEqual({});
  await restoreFromBin(world.db, administrator, moved?.binned ?? 0);
  expect(await content('item_codes')).toEqual(codes);
  expect(await content('gallery_items')).toEqual(gown);
});

test('if the slug has been taken, another one is asked for, and nothing is lost', async () => {
  await run(`insert into products (name, slug) values ('ST', 'st')`);
  const moved = await moveToBin(world.db, products, 1, products.name);
  await run(`insert into products (name, slug) values ('New', 'st')`);
  const entry = moved?.binned ?? 0;
  expect(await restoreFromBin(world.db, administrator, entry)).toEqual({
    ok: false,
    refusal: 'slug taken',
  });
  expect(await listBin(world.db, administrator)).toHaveLength(1);
  expect(await restoreFromBin(world.db, administrator, entry, 'st-2')).toMatchObject({ ok: true });
  expect((await run(`select slug from products where id = 1`)).rows).toEqual([{ slug: 'st-2' }]);
});

test('an item code can be restored only after its product, and a link to a missing record is left out and named', async () => {
  await run(`${lives.item_codes?.[0]}`);
  const code = await moveToBin(world.db, item_codes, 1, item_codes.item_code);
  const product = await moveToBin(world.db, products, 1, products.name);
  expect(await restoreFromBin(world.db, administrator, code?.binned ?? 0)).toEqual({
    ok: false,
    refusal: 'parent gone',
  });
  await restoreFromBin(world.db, administrator, product?.binned ?? 0);
  expect(await restoreFromBin(world.db, administrator, code?.binned ?? 0)).toMatchObject({
    ok: true,
  });

  await run(`insert into product_categories (name) values ('Gold');
    insert into product_category_mappings values (1, 1);`);
  const again = await moveToBin(world.db, products, 1, products.name);
  await run(`delete from product_categories`);
  expect(await restoreFromBin(world.db, administrator, again?.binned ?? 0)).toMatchObject({
    ok: true,
    leftOut: ['product_category_mappings'],
  });
});

test('if two people restore at once, one succeeds and the other is refused', async () => {
  await run(`insert into product_categories (name) values ('Gold')`);
  await run(`update product_categories set name = 'Golden'`);
  const [, first] = await recordTimeline(world.db, { kind: 'product_categories', id: 1 });
  const seen = await versionOf('product_categories');
  const record = { kind: 'product_categories', id: 1, seen };
  const outcomes = await Promise.all([
    restoreVersion(world.db, administrator, record, first?.id ?? 0),
    restoreVersion(world.db, administrator, record, first?.id ?? 0),
  ]);
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'changed' });
});

test('old entries are deleted after two years, except the last ten versions of each record', async () => {
  await run(`insert into product_categories (name) values ('v0')`);
  for (let n = 1; n <= 12; n++) await run(`update product_categories set name = 'v${n}'`);
  expect(await pruneHistory(world.db)).toBe(0);
  await run(`update history set at = now() - interval '25 months'`);
  expect(await pruneHistory(world.db)).toBe(3);
  expect(await recordTimeline(world.db, { kind: 'product_categories', id: 1 })).toHaveLength(10);
});

test('the bin is emptied entry by entry, at once, or after 90 days', async () => {
  for (const name of ['a', 'b', 'c'])
    await run(`insert into products (name, slug) values ('${name}', '${name}')`);
  for (const id of [1, 2, 3]) await moveToBin(world.db, products, id, products.name);
  const [newest] = await listBin(world.db, administrator);
  expect(await emptyBin(world.db, administrator, [newest?.id ?? 0])).toBe(1);
  expect(await expireBin(world.db)).toBe(0);
  await run(`update bin set deleted_at = now() - interval '91 days' where record_id = 1`);
  expect(await expireBin(world.db)).toBe(1);
  const left = (await listBin(world.db, administrator)).map(({ id }) => id);
  expect(await emptyBin(world.db, administrator, left)).toBe(1);
});

test('an editor can restore, empty the bin and see the kept records, and a translator cannot', async () => {
  const { db } = world;
  await run(`insert into newsletter_subscription (email) values ('buyer@example.com')`);
  await run(`insert into products (name, slug) values ('P', 'p')`);
  const subscriber = await moveToBin(db, newsletter_subscription, 1, newsletter_subscription.email);
  const product = await moveToBin(db, products, 1, products.name);
  const kinds = async (actor: Rights) => (await listBin(db, actor)).map(({ kind }) => kind);
  expect(await kinds(editor)).toEqual(['products']);
  expect(await kinds(translatorInto('ja'))).toEqual([]);
  const changed = async (actor: Rights) =>
    new Set((await listActivity(db, actor, {}, 20)).map(({ kind }) => kind));
  expect(await changed(administrator)).toContain('newsletter_subscription');
  expect([...(await changed(editor))]).toEqual(['products']);
  expect(await changed(translatorInto('ja'))).toEqual(new Set());
  const refused = { ok: false, refusal: 'not allowed' };
  const settings = { kind: 'global_settings', id: 1, seen: 1 };
  expect(await restoreVersion(db, editor, settings, 1)).toEqual(refused);
  const record = { kind: 'products', id: 1, seen: 1 };
  expect(await restoreVersion(db, translatorInto('ja'), record, 1)).toEqual(refused);
  expect(await restoreFromBin(db, editor, subscriber?.binned ?? 0)).toEqual(refused);
  expect(await restoreFromBin(db, translatorInto('ja'), product?.binned ?? 0)).toEqual(refused);
  const all = [subscriber?.binned ?? 0, product?.binned ?? 0];
  expect(await emptyBin(db, translatorInto('ja'), all)).toBe(0);
  expect(await emptyBin(db, editor, all)).toBe(1);
  expect(await kinds(administrator)).toEqual(['newsletter_subscription']);
});

/** A product with two item codes and their changes, one transaction per line. */
const productWithCodes = [
  `insert into products (name, slug) values ('ST', 'st');
   insert into item_codes (product_id, item_code, composition) values (1, 'A', 'Viscose'), (1, 'B', null);`,
  `insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
   values ('item_codes', 1, 'composition', 'zh-Hant', '人造絲');`,
  `update item_codes set composition = 'Polyester', length = '7 m' where id = 1;`,
  `update item_codes set item_code = 'C' where id = 1; update item_codes set item_code = 'A' where id = 2;
   update item_codes set item_code = 'B' where id = 1;`,
  `delete from item_codes where id = 1;`,
  `insert into item_codes (product_id, item_code) values (1, 'B'), (1, 'D'); update products set name = 'ST 2';`,
  `delete from item_codes;`,
];

const productRows = async () => ({
  ...(await content('products')),
  ...Object.fromEntries(
    await Promise.all([1, 2, 3, 4].map((id) => content('item_codes', id))).then((all) =>
      all.flatMap(Object.entries),
    ),
  ),
});

const restore = async (version: number, { kind = 'products', id = 1, db = world.db } = {}) =>
  restoreVersion(db, administrator, { kind, id, seen: await versionOf(kind, id) }, version);

const restored = { ok: true, leftOut: [], moved: [], noRoom: [] };

test.each([
  ['psql', () => world.db],
  ['the back-office', () => world.connection.actingAs('mei@example.com')],
])(
  'each version of a product restores its item codes and their translations, by %s',
  async (_, by) => {
    const states = [];
    for (const statement of productWithCodes) {
      await run(`begin; ${statement} commit;`);
      states.push(await productRows());
    }
    const versions = (await recordTimeline(world.db, { kind: 'products', id: 1 })).reverse();
    expect(versions).toHaveLength(productWithCodes.length);
    for (const at of [...versions.keys(), 0, 5, 2, 6, 3]) {
      expect(await restore(versions[at]?.id ?? 0, { db: by() })).toEqual(restored);
      expect(await productRows()).toEqual(states[at]);
    }
  },
);

test('after a deletion and a restore, a product has each former version with its item codes', async () => {
  for (const statement of productWithCodes.slice(0, 3)) await run(`begin; ${statement} commit;`);
  const before = await productRows();
  const moved = await moveToBin(world.db, products, 1, products.name);
  await restoreFromBin(world.db, administrator, moved?.binned ?? 0);
  await run(`update item_codes set length = '1,000 m'`);
  const versions = await recordTimeline(world.db, { kind: 'products', id: 1 });
  expect(versions.map(({ hasRecord }) => hasRecord)).toEqual([true, true, false, true, true, true]);
  const [, , deletion, last] = versions;
  expect(await restore(deletion?.id ?? 0)).toEqual({ ok: false, refusal: 'nothing left' });
  expect(await restore(last?.id ?? 0)).toEqual(restored);
  expect(await productRows()).toEqual(before);
});

test('a restore puts removed item codes into the bin and takes restored ones out of it', async () => {
  for (const statement of productWithCodes.slice(0, 1)) await run(`begin; ${statement} commit;`);
  const [first] = await recordTimeline(world.db, { kind: 'products', id: 1 });
  await run(`insert into item_codes (product_id, item_code) values (1, 'C')`);
  await moveToBin(world.db, item_codes, 1, item_codes.item_code);
  const mei = world.connection.actingAs('mei@example.com');
  expect(await restore(first?.id ?? 0, { db: mei })).toEqual(restored);
  const binned = await listBin(world.db, administrator);
  expect(binned.map(({ label, kind }) => [label, kind])).toEqual([['C', 'item_codes']]);
  expect(await restoreFromBin(mei, administrator, binned[0]?.id ?? 0)).toMatchObject({ ok: true });
  expect((await run(`select item_code from item_codes order by 1`)).rows).toEqual(
    ['A', 'B', 'C'].map((item_code) => ({ item_code })),
  );
});

test('a restore raises the version of changed item codes only', async () => {
  for (const statement of productWithCodes.slice(0, 2)) await run(`begin; ${statement} commit;`);
  const [translated, first] = await recordTimeline(world.db, { kind: 'products', id: 1 });
  await restore(first?.id ?? 0);
  expect([await versionOf('item_codes', 1), await versionOf('item_codes', 2)]).toEqual([2, 1]);
  await restore(translated?.id ?? 0);
  expect([await versionOf('item_codes', 1), await versionOf('item_codes', 2)]).toEqual([3, 1]);
});

test('an item code that has since moved to another product stays there and is named', async () => {
  await run(`insert into products (name, slug) values ('ST', 'st'), ('MX', 'mx')`);
  await run(`insert into item_codes (product_id, item_code) values (1, 'A'), (1, 'B'), (2, 'C')`);
  const [first] = await recordTimeline(world.db, { kind: 'products', id: 1 });
  await run(`update item_codes set product_id = 2 where item_code = 'A'`);
  await run(`update item_codes set product_id = 1 where item_code = 'C'`);
  await run(`update item_codes set length = '7 m'`);
  const codes = await run(`select product_id, item_code, length from item_codes order by 2`);
  expect(await restore(first?.id ?? 0)).toMatchObject({ ok: true, moved: ['A', 'C'] });
  expect((await run(`select length from item_codes where item_code = 'B'`)).rows).toEqual([
    { length: null },
  ]);
  const others = (all: { rows: Record<string, unknown>[] }) =>
    all.rows.filter(({ item_code }) => item_code !== 'B');
  expect(
    others(await run(`select product_id, item_code, length from item_codes order by 2`)),
  ).toEqual(others(codes));
  // The history of its former product shows that it left.
  expect(await recordTimeline(world.db, { kind: 'products', id: 1 })).toHaveLength(6);
});

test('an item code that was deleted with another product stays in the bin', async () => {
  await run(`insert into products (name, slug) values ('ST', 'st'), ('MX', 'mx')`);
  await run(`insert into item_codes (product_id, item_code) values (1, 'A')`);
  const [first] = await recordTimeline(world.db, { kind: 'products', id: 1 });
  await run(`update item_codes set product_id = 2`);
  const entry = await moveToBin(world.db, products, 2, products.name);
  expect(await restore(first?.id ?? 0)).toMatchObject({ ok: true, moved: ['A'] });
  expect((await run(`select from item_codes`)).rows).toEqual([]);
  expect(await restoreFromBin(world.db, administrator, entry?.binned ?? 0)).toMatchObject({
    ok: true,
  });
  expect((await run(`select product_id from item_codes`)).rows).toEqual([{ product_id: 2 }]);
});

test('a code that another item code has taken refuses the whole version', async () => {
  await run(`insert into products (name, slug) values ('ST', 'st'), ('MX', 'mx')`);
  await run(`insert into item_codes (product_id, item_code) values (1, 'A'), (2, 'A')`);
  const [first] = await recordTimeline(world.db, { kind: 'products', id: 1 });
  await run(`delete from item_codes where id = 1`);
  await run(`update item_codes set product_id = 1`);
  const before = await productRows();
  expect(await restore(first?.id ?? 0)).toEqual({ ok: false, refusal: 'taken' });
  expect(await productRows()).toEqual(before);
});

test('a version of an item code without its product is refused', async () => {
  await run(`insert into products (name, slug) values ('ST', 'st'), ('MX', 'mx')`);
  await run(`insert into item_codes (product_id, item_code) values (1, 'A')`);
  const [first] = await recordTimeline(world.db, { kind: 'item_codes', id: 1 });
  await run(`update item_codes set product_id = 2`);
  await run(`delete from products where id = 1`);
  expect(await restore(first?.id ?? 0, { kind: 'item_codes' })).toEqual({
    ok: false,
    refusal: 'parent gone',
  });
});

test('a missing version or an entry of another record restores nothing', async () => {
  await run(`insert into products (name, slug) values ('ST', 'st'), ('MX', 'mx')`);
  await run(`insert into item_codes (product_id, item_code) values (2, 'A')`);
  await run(`update products set name = 'Other' where id = 1`);
  const before = await productRows();
  for (const version of [0, -1, 999_999, 2, 3])
    expect(await restore(version)).toEqual({ ok: false, refusal: 'no version' });
  expect(await productRows()).toEqual(before);
});

test('the newest version can also be restored with another slug', async () => {
  await run(`insert into products (name, slug) values ('ST', 'st')`);
  const record = { kind: 'products', id: 1 };
  const [version] = await recordTimeline(world.db, record);
  const seen = await versionOf('products');
  expect(
    await restoreVersion(world.db, administrator, { ...record, seen }, version?.id ?? 0, 'st-2'),
  ).toMatchObject({ ok: true });
  expect((await run(`select slug from products`)).rows).toEqual([{ slug: 'st-2' }]);
});

test('a record with item codes is restored with another slug as a new version', async () => {
  for (const statement of productWithCodes.slice(0, 1)) await run(`begin; ${statement} commit;`);
  const [before, code] = [await versionOf('products'), await versionOf('item_codes')];
  const moved = await moveToBin(world.db, products, 1, products.name);
  await run(`insert into products (name, slug) values ('New', 'st')`);
  expect(await restoreFromBin(world.db, administrator, moved?.binned ?? 0, 'st-2')).toMatchObject({
    ok: true,
  });
  expect((await run(`select slug from products where id = 1`)).rows).toEqual([{ slug: 'st-2' }]);
  expect(await versionOf('products')).toBeGreaterThan(before);
  expect(await versionOf('item_codes')).toBeGreaterThan(code);
});

test('a restored pin comes after the present pins', async () => {
  await run(`insert into news_items (title, slug, is_pinned, display_order) values
    ('A', 'a', true, 1), ('B', 'b', true, 2), ('C', 'c', true, 3)`);
  const [pinned] = await recordTimeline(world.db, { kind: 'news_items', id: 3 });
  await run(`update news_items set is_pinned = false, display_order = 0 where id = 3`);
  const [unpinned] = await recordTimeline(world.db, { kind: 'news_items', id: 3 });
  const order = async () =>
    (await run(`select title from news_items where is_pinned order by display_order`)).rows.map(
      ({ title }) => title,
    );
  await restore(pinned?.id ?? 0, { kind: 'news_items', id: 3 });
  expect(await order()).toEqual(['A', 'B', 'C']);
  await restore(unpinned?.id ?? 0, { kind: 'news_items', id: 3 });
  expect((await run(`select display_order from news_items where id = 3`)).rows).toEqual([
    { display_order: 0 },
  ]);
});

test('the back-office deletes catalogue records into the bin only, psql can delete them', async () => {
  const mei = world.connection.actingAs('mei@example.com');
  for (const statement of productWithCodes.slice(0, 1)) await run(`begin; ${statement} commit;`);
  for (const table of ['item_codes', 'products'])
    await expect(mei.execute(sql.raw(`delete from ${table} where id = 1`))).rejects.toMatchObject({
      cause: { constraint: 'deleted_into_the_bin' },
    });
  expect(await moveToBin(mei, products, 1, products.name)).toBeDefined();
  await run(`insert into products (name, slug) values ('Other', 'other')`);
  await run(`delete from products`);
  expect((await run(`select from products`)).rows).toEqual([]);
});
