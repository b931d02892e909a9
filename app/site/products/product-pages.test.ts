import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { item_codes, products } from '#database/schema/products.ts';
import { addProduct, addProductCategory, translate } from '#tests/world/content/catalogue-rows.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  const category = await addProductCategory(db, { name: 'Embroidery' });
  const gold = await addProduct(
    db,
    {
      ...{ name: 'Gold thread', slug: 'gold', description: 'Shines', display_order: 1 },
      uses: ['lace', 'of another client', 'weaving'],
    },
    { categories: [category.id], codes: ['G100', 'G200'] },
  );
  await db
    .update(item_codes)
    .set({ composition: 'Film <b>&</b> silk' })
    .where(eq(item_codes.item_code, 'G200'));
  await translate(db, 'products', gold.id, { name: '金線' });
  await addProduct(db, { name: 'Silver thread', slug: 'silver', display_order: 2 });
  await addProduct(db, { name: 'Secret thread', slug: 'secret', status: 'Inactive' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (path: string, host?: string) => {
  const response = await site.fetch(path, host ? { host } : {});
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  };
};

test('the server renders the list with search and category from the address', async () => {
  const { status, text } = await read('/products?q=GOLD');
  expect(status).toBe(200);
  expect(text).toContain('Gold thread');
  expect(text).toContain('href="/products/gold"');
  expect(text).not.toContain('Silver thread');
  expect(text).toContain('value="GOLD"');
});

test('a card shows the washing temperature, weights and number of its item codes', async () => {
  const codes = eq(products.slug, 'gold');
  const [gold] = await world.db.select({ id: products.id }).from(products).where(codes);
  const ofGold = eq(item_codes.product_id, gold?.id ?? 0);
  await world.db
    .update(item_codes)
    .set({ washing_temperature: '40 °C, mild process', denier: '120 D' })
    .where(ofGold);
  await world.announced();
  const { text } = await read('/products');
  const facts = text
    .match(/<p class="facts[^>]*>.*?<\/p>/g)
    ?.map((line) => line.replaceAll(/<.*?>/g, ''));
  // The other product has no item codes, so it has no number of codes.
  expect(facts).toEqual(['Wash at 40 °C · 120 D · 2 codes']);
  expect((await read('/products', 'zh-hant')).text).toContain('40 °C水洗');
});

test('the care symbols of the selected code have its texts as alternatives, if they are understood', async () => {
  await world.db
    .update(item_codes)
    .set({ washing_temperature: '60 °C', bleaching: 'Ask us', ironing: 'Do not iron' })
    .where(eq(item_codes.item_code, 'G200'));
  await world.announced();
  const { text } = await read('/products/gold?code=G200');
  const care = text.match(/<p class="care".*?<\/p>/)?.[0] ?? '';
  expect([...care.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Washing Temperature: 60 °C',
    'Ironing: Do not iron',
  ]);
});

test('the index of categories is below the whole list, not below a search or a filter', async () => {
  expect((await read('/products')).text).toContain('Product Categories');
  expect((await read('/products?q=gold')).text).not.toContain('Product Categories');
  expect((await read('/products?category=1')).text).not.toContain('Product Categories');
});

test('a list without a match says so', async () => {
  const { status, text } = await read('/products?q=nothing+like+it');
  expect(status).toBe(200);
  expect(text).toContain('No products found');
  expect(text).toContain(
    'Try adjusting your search or filter to find what you&#x27;re looking for.',
  );
});

test('an inactive product is in no list, search, address or data response', async () => {
  const paths = ['/products', '/products?q=secret', '/products.data', '/products?q=thread'];
  for (const path of paths) expect((await read(path)).text).not.toContain('Secret thread');
  for (const path of ['/products/secret', '/products/secret.data']) {
    const { status, text } = await read(path);
    expect(status).toBe(404);
    expect(text).not.toContain('Secret thread');
  }
});

test('an unknown product leads to a 404 with its screen and a link back', async () => {
  const { status, text } = await read('/products/nowhere');
  expect(status).toBe(404);
  expect(text).toContain('Product Not Found');
  expect(text).toMatch(/role="alert"[^>]*>Product not found</);
  expect(text).toContain('Sorry, the product you&#x27;re looking for doesn&#x27;t exist.');
  expect(text).toContain('Back to Products');
});

test('a former slug redirects with 301 to the present one, on every host', async () => {
  await world.db.update(products).set({ slug: 'silver-2' }).where(eq(products.slug, 'silver'));
  for (const host of [undefined, 'zh-hant']) {
    expect(await read('/products/silver', host)).toMatchObject({
      status: 301,
      location: '/products/silver-2',
    });
  }
});

test('the item code in the address is selected without a script', async () => {
  const first = await read('/products/gold');
  expect(first.text).toMatch(/aria-pressed="true"[^>]*>G100</);
  expect(first.text).toContain('N/A');
  const second = await read('/products/gold?code=G200');
  expect(second.text).toMatch(/aria-pressed="true"[^>]*>G200</);
  expect(second.text).toContain('Film &lt;b&gt;&amp;&lt;/b&gt; silk');
});

test('Product Information ends with what the product is made for, and so do specifications of its own', async () => {
  const usesIn = (html: string) => {
    const [, list = ''] = /(?:Use|用途)<\/p><ul[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
    return [...list.matchAll(/<li>([^<]*)</g)].map(([, name]) => name);
  };
  const { text } = await read('/products/gold');
  const [, panel = ''] = /role="tabpanel"[^>]*>(.*?)<\/ul>/.exec(text) ?? [];
  expect(usesIn(`${panel}</ul>`)).toEqual(['Weaving', 'Lace']);
  expect(panel.indexOf('Other Information')).toBeGreaterThan(0);
  expect(usesIn((await read('/products/gold', 'zh-hant')).text)).toEqual(['梭織', '花邊']);
  await world.db.update(products).set({ specs: 'Own' }).where(eq(products.slug, 'gold'));
  await world.announced();
  expect(usesIn((await read('/products/gold')).text)).toHaveLength(2);
  await world.db.update(products).set({ specs: null }).where(eq(products.slug, 'gold'));
  await world.announced();
  expect((await read('/products/silver')).text).not.toContain('>Use</p>');
});

test('a language host shows translations and marks untranslated texts', async () => {
  const { text } = await read('/products/gold', 'zh-hant');
  expect(text).toContain('<html lang="zh-Hant"');
  expect(text).toContain('金線');
  expect(text).toMatch(/<p[^>]* lang="en"[^>]*>Shines/);
});

test('if products cannot be read, the page shows its frame, an error and Try Again', async () => {
  await withoutTables(world.db, ['products'], async () => {
    const { status, text } = await read('/products?q=first+asked+now');
    expect(status).toBe(503);
    expect(text).toContain('Failed to load products');
    expect(text).toContain('Try Again');
    expect(text).toContain('placeholder="Search products..."');
  });
});

test('if only categories cannot be read, the products are shown', async () => {
  await withoutTables(world.db, ['product_categories'], async () => {
    const { status, text } = await read('/products?q=gold+th');
    expect(status).toBe(503);
    expect(text).toContain('Gold thread');
  });
});

test('if a product cannot be read, its page responds with 503, an error and a link back', async () => {
  await withoutTables(world.db, ['item_codes'], async () => {
    const { status, text } = await read('/products/gold?code=other');
    expect(status).toBe(503);
    expect(text).toContain('Product Not Found');
    expect(text).toContain('Error loading product');
    expect(text).toContain('Failed to load product details');
    expect(text).not.toContain('Product not found');
    expect(text).toContain('Back to Products');
  });
});

test('a translated page costs at most one query more than the English one', async () => {
  const { $client } = world.db as unknown as { $client: { query: () => Promise<unknown> } };
  const queries = vi.spyOn($client, 'query');
  const count = async (path: string, host?: string) => {
    queries.mockClear();
    await read(path, host);
    return queries.mock.calls.length;
  };
  // The first search in a language also reads all texts of that language.
  for (const host of [undefined, 'zh-hant']) await read('/products?q=first', host);
  for (const path of ['/products?q=t', '/products/gold?code=G1', '/resources?q=t', '/news?q=t']) {
    const english = await count(path);
    expect(english).toBeGreaterThan(0);
    expect(await count(path, 'zh-hant')).toBeLessThanOrEqual(english + 1);
  }
  queries.mockRestore();
});

test('a very long list has pages with their own addresses, which are cached', async () => {
  await world.db.execute(sql`insert into products (name, slug, display_order)
    select 'Long list ' || n, 'long-' || n, 100 + n from generate_series(1, 501) n`);
  await world.announced();
  const first = await read('/products?q=long');
  expect(first.text).toContain('501');
  expect(first.text).toContain('href="/products?q=long&amp;page=6"');
  const last = await read('/products?q=long&page=6');
  expect(last.text).toContain('Long list 501');
  expect(last.text).not.toContain('Long list 500');
  const again = await site.fetch('/products?page=6&q=long');
  expect(again.headers.get('cache-status')).toBe('kamsin; hit');
});
