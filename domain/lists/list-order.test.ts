import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';
import { listGalleryItems } from '../gallery/gallery-list.server.ts';
import { listNewsToEdit } from '../news/news-list.server.ts';
import { listItemCodes } from '../products/item-codes/item-code-list.server.ts';
import { listProducts } from '../products/product-list.server.ts';
import type { ListPage, ListQuery } from './list-page.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  await db.execute(sql`insert into products (id, name, slug, description, display_order) values
    (1, 'b', '1', 'x', 2), (2, 'A', '2', null, null), (3, 'c', '3', 'Y', 1)`);
  await db.execute(sql`insert into item_codes (product_id, item_code, type) values
    (3, 'c1', 'ST'), (null, 'lost', null), (2, 'a2', 'MX'), (2, 'A1', 'mh'), (1, 'b1', null)`);
  await db.execute(sql`insert into gallery_items (name, slug, primary_image_url) values
    ('a', 'a', null), ('b', 'b', '/2.jpg'), ('c', 'c', '/1.jpg')`);
  await db.execute(
    sql`insert into news_items (title, slug, likes) values ('a', 'a', 1), ('B', 'b', 9), ('c', 'c', 5)`,
  );
});
afterAll(() => world.close());

const query = (sort: string, dir: 'asc' | 'desc', more: Partial<ListQuery> = {}): ListQuery => ({
  q: '',
  sort,
  dir,
  page: 1,
  filters: {},
  ...more,
});

async function both<Row>(
  list: (query: ListQuery) => Promise<ListPage<Row>>,
  sort: string,
  name: (row: Row) => string,
) {
  const names = async (dir: 'asc' | 'desc') =>
    (await list(query(sort, dir))).rows.map(name).join(' ');
  return [await names('asc'), await names('desc')];
}

test('products without a value come last in both directions', async () => {
  const sorted = (sort: string) =>
    both(
      (q) => listProducts(world.db, q),
      sort,
      ({ name }) => name,
    );
  expect(await sorted('description')).toEqual(['b c A', 'c b A']);
  expect(await sorted('display_order')).toEqual(['c b A', 'b c A']);
  expect(await sorted('name')).toEqual(['A b c', 'c b A']);
  expect(await sorted('codes')).toEqual(['b c A', 'A b c']);
  const { rows } = await listProducts(world.db, query('', 'asc'));
  expect(rows.map(({ name, codes }) => `${name} ${codes}`)).toEqual(['c 1', 'b 1', 'A 2']);
});

test('item codes without a type or a product come last in both directions', async () => {
  const sorted = (sort: string) =>
    both(
      (q) => listItemCodes(world.db, q),
      sort,
      ({ item_code }) => item_code,
    );
  expect(await sorted('type')).toEqual(['A1 a2 c1 lost b1', 'c1 a2 A1 lost b1']);
  expect(await sorted('product')).toEqual(['A1 a2 b1 c1 lost', 'c1 b1 A1 a2 lost']);
  expect(await sorted('item_code')).toEqual(['A1 a2 b1 c1 lost', 'lost c1 b1 a2 A1']);
});

test('gallery items without a picture come last in both directions', async () => {
  const sorted = await both(
    (q) => listGalleryItems(world.db, q),
    'image',
    ({ name }) => name,
  );
  expect(sorted).toEqual(['c b a', 'b c a']);
});

test('news sorts by title without regard to case, and by likes', async () => {
  const sorted = (sort: string) =>
    both(
      (q) => listNewsToEdit(world.db, q),
      sort,
      ({ title }) => title,
    );
  expect(await sorted('title')).toEqual(['a B c', 'c B a']);
  expect(await sorted('likes')).toEqual(['a c B', 'B c a']);
});

test('a page in the middle of many item codes contains the right ones, with their products', async () => {
  const { db } = world;
  await db.execute(sql`insert into item_codes (product_id, item_code)
    select 1, 'n' || lpad(n::text, 4, '0') from generate_series(1, 650) n`);
  for (const sort of ['', 'item_code', 'product']) {
    const page = await listItemCodes(db, query(sort, 'asc', { page: 3, q: 'N0' }));
    expect(page).toMatchObject({ total: 650, pages: 7, offset: 200 });
    expect(page.rows.map(({ item_code }) => item_code)).toEqual(
      Array.from({ length: 100 }, (_, at) => `n${String(at + 201).padStart(4, '0')}`),
    );
    expect(page.rows.every(({ product }) => product === 'b')).toBe(true);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((at) =>
        listItemCodes(db, query(sort, 'asc', { page: at, q: 'N0' })),
      ),
    );
    const codes = pages.flatMap(({ rows }) => rows.map(({ item_code }) => item_code));
    expect(new Set(codes).size).toBe(650);
    expect(codes).toEqual(codes.toSorted());
  }
});

test('item codes without a product come last, on any page', async () => {
  const { db } = world;
  await db.execute(
    sql`insert into products (id, name, slug) values (21, 'Ä', '21'), (22, 'ä', '22')`,
  );
  await db.execute(sql`insert into item_codes (product_id, item_code)
    select case when n <= 550 then 21 + n % 2 end, 'w' || lpad(n::text, 4, '0') from generate_series(1, 700) n`);
  const codes = async (dir: 'asc' | 'desc', page: number) => {
    const list = await listItemCodes(db, query('product', dir, { page, q: 'w0' }));
    expect(list).toMatchObject({ total: 700, pages: 7 });
    return list.rows.map(({ item_code, product }) => `${item_code} ${product}`);
  };
  for (const dir of ['asc', 'desc'] as const) {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => codes(dir, page)));
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100, 100, 100]);
    const all = pages.flat();
    expect(new Set(all).size).toBe(700);
    expect(new Set(all.slice(0, 275).map((row) => row.slice(-1))).size).toBe(1);
    expect(new Set(all.slice(275, 550).map((row) => row.slice(-1))).size).toBe(1);
    const lost = Array.from(
      { length: 150 },
      (_, at) => `w${String(at + 551).padStart(4, '0')} null`,
    );
    expect(all.slice(550)).toEqual(lost);
  }
});

test('a search ignores width and case, for ASCII and other texts', async () => {
  const { db } = world;
  await db.execute(sql`insert into products (id, name, slug) values
    (11, 'ＳＴ１００ Thread', 'wide'), (12, '金銀線 GOLD', 'gold'), (13, 'plain st100', 'plain')`);
  const found = async (q: string) =>
    (await listProducts(db, query('name', 'asc', { q }))).rows.map(({ name }) => name);
  expect(await found('st100')).toEqual(['plain st100', 'ＳＴ１００ Thread']);
  expect(await found('ｓｔ１００')).toEqual(['plain st100', 'ＳＴ１００ Thread']);
  expect(await found('銀線 ｇold')).toEqual(['金銀線 GOLD']);
  expect(await found('100%')).toEqual([]);
});
