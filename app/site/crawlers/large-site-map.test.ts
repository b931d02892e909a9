import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNewsItem } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
const products = 10_001;

beforeAll(async () => {
  world = await openWorld();
  await world.db.execute(sql`insert into products (name, slug)
    select 'Product ' || n, 'product-' || n from generate_series(1, ${products}::int) n`);
  await world.db.execute(sql`update products set status = 'Inactive' where slug = 'product-17'`);
  await addNewsItem(world.db, { slug: 'fair' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const locations = async (address: string) => {
  const response = await site.fetch(address);
  const found = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  return { response, urls: found.map(([, url = '']) => url.slice(site.origin.length)) };
};

test('above 10,000 records the site map is an index, whose parts list every page exactly once', async () => {
  const { response, urls: parts } = await locations('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(parts[0]).toBe('/sitemap.xml?part=pages');
  const newest = await site.fetch('/sitemap.xml');
  expect((await newest.text()).match(/<lastmod>2\d{3}-[^<]+Z<\/lastmod>/g)).toHaveLength(
    parts.length,
  );
  const listed: string[] = [];
  for (const part of parts) {
    const { urls } = await locations(part);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.length).toBeLessThanOrEqual(2000);
    listed.push(...urls);
  }
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((url) => url.startsWith('/products/'))).toHaveLength(products - 1);
  expect(listed).not.toContain('/products/product-17');
  expect(listed).toEqual(expect.arrayContaining(['/', '/about', '/products', '/news/fair']));
});

test('a part is cached, also with other parameters, and one that does not exist is not found', async () => {
  await world.announced();
  await locations('/sitemap.xml?part=products-0');
  const again = await locations('/sitemap.xml?x=1&part=products-0');
  expect(again.response.headers.get('cache-status')).toBe('kamsin; hit');
  for (const name of ['products-99', 'products-01', 'items-0', 'products-99999999', '../x'])
    expect((await locations(`/sitemap.xml?part=${name}`)).response.status).toBe(404);
});

test('on the host of a language the index lists the parts with records in it, and when their texts changed', async () => {
  await world.db.execute(sql`insert into languages (code, name) values ('ja', '日本語')`);
  await world.db.execute(sql`insert into translations
      (entity_type, entity_id, field_name, language_code, translated_value, updated_at)
    select 'products', id, 'name', 'ja', '糸', '2031-02-03T04:05:06Z' from products where slug in ('product-17', 'product-4001')`);
  await world.announced();
  const response = await site.fetch('/sitemap.xml', { host: 'ja' });
  const index = await response.text();
  // Product 17 is inactive, so the part with it lists no page.
  expect([...index.matchAll(/part=([\w-]+)/g)].map(([, part]) => part)).toEqual([
    'pages',
    'products-2',
  ]);
  expect(index).toMatch(/part=products-2<\/loc><lastmod>2031-02-03T04:05:06/);
});
