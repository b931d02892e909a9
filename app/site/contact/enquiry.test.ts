import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#database/schema/products.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';
import { enquiryAddress, enquiryRequest } from './enquiry.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const gold = await addProduct(
    world.db,
    { name: 'Gold <thread>', slug: 'gold' },
    { codes: ['G100'] },
  );
  await translate(world.db, 'products', gold.id, { name: '金線' });
  await addProduct(world.db, { name: 'Secret', slug: 'secret', status: 'Inactive' });
  await addProduct(world.db, { name: 'x'.repeat(300), slug: 'long' }, { codes: ['L1'] });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (path: string, host?: string) =>
  (await site.fetch(path, host ? { host } : {})).text();
const subjectIn = (html: string) =>
  /<input[^>]*name="subject"[^>]*>/.exec(html)?.[0].match(/value="([^"]*)"/)?.[1];

test('an address and its enquiry convert into each other', () => {
  for (const request of [
    { kind: 'sample', product: 'gold', code: 'G 100&1' },
    { kind: 'price', product: 'gold', code: undefined },
    { kind: 'other', product: undefined, code: undefined },
  ] as const)
    expect(enquiryRequest(`http://site${enquiryAddress(request)}`)).toEqual(request);
  expect(enquiryRequest('http://site/contact?enquiry=nonsense').kind).toBeUndefined();
});

test('a visitor from a product page asks for a sample of it, in the page’s language', async () => {
  const english = await read('/contact?product=gold&code=G100');
  expect(subjectIn(english)).toBe('Sample of G100 (Gold &lt;thread&gt;)');
  expect(english).toContain('href="/products/gold?code=G100"');
  expect(subjectIn(await read('/contact?product=gold', 'zh-hant'))).toBe('索取金線樣辦');
  expect(subjectIn(await read('/contact?product=gold&enquiry=price'))).toBe(
    'Price of Gold &lt;thread&gt;',
  );
});

test('an unknown code, an inactive product and an unknown product are left out', async () => {
  expect(subjectIn(await read('/contact?product=gold&code=X9'))).toBe(
    'Sample of Gold &lt;thread&gt;',
  );
  for (const product of ['secret', 'nothing']) {
    const html = await read(`/contact?product=${product}&code=X9`);
    expect(subjectIn(html)).toBe('Sample request');
    expect(html).not.toContain('class="enquired"');
  }
});

test('a subject with a very long product name can be sent', async () => {
  const subject = subjectIn(await read('/contact?product=long&code=L1'));
  expect(subject).toHaveLength(200);
});

test('without the product, the page still offers the form', async () => {
  await withoutTables(world.db, ['item_codes'], async () => {
    const response = await site.fetch('/contact?product=gold&code=broken');
    expect(response.status).toBe(200);
    expect(subjectIn(await response.text())).toBe('Sample request');
    expect(response.headers.get('cache-control')).toMatch(/^private/);
  });
});

test('the page is cached and follows changes of the product', async () => {
  await read('/contact?code=G100&product=gold');
  const again = await site.fetch('/contact?product=gold&code=G100');
  expect(again.headers.get('cache-status')).toBe('kamsin; hit');
  await world.db.update(products).set({ name: 'Old gold' }).where(eq(products.slug, 'gold'));
  await world.announced();
  expect(subjectIn(await read('/contact?product=gold&code=G100'))).toBe(
    'Sample of G100 (Old gold)',
  );
});
