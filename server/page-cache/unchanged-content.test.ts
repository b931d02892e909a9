import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { type Office, openOffice } from '#tests/office/office.ts';
import { addProduct } from '#tests/world/catalogue-rows.ts';
import { openSite } from '#tests/world/world.ts';

let office: Office;
let product: { id: number };

beforeAll(async () => {
  office = await openOffice();
  product = await addProduct(office.world.db, { name: 'Gold', slug: 'gold' });
});
afterAll(() => office.close());

/** How the cache answers a page that it had before. */
async function kept(path: string) {
  return (await office.site.fetch(path)).headers.get('cache-status');
}

const form = (name: string) => ({
  ...{ id: product.id, version: 1, name, slug: 'gold', status: 'Active' },
});

test('a preview, a refusal and a link to a preview drop no page', async () => {
  await office.world.announced();
  await office.site.fetch('/products');
  const sent = [
    await office.send('/admin/products', 'preview', form('Gold, as it may become')),
    await office.send('/admin/products', 'save', form('')),
    await office.send('/admin/products', 'save', { name: 'Other', slug: 'gold', status: 'Active' }),
    await office.send('/admin/products', 'no such operation'),
    await office.send(`/admin/preview-links/products/${product.id}`, 'make'),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 422, 422, 400, 200]);
  expect(await kept('/products')).toBe('kamsin; hit');
});

test('the answer to a save comes when the very next page shows it, in each process that hears of it', async () => {
  const second = await connect({
    databaseUrl: office.world.databaseUrl,
    dataDir: office.world.dataDir,
  });
  const other = await openSite({ ...office.world, connection: second });
  const pageOf = async ({ fetch }: typeof other) => (await fetch('/products')).text();
  for (const name of ['Silver', 'Copper', 'Brass']) {
    for (const site of [office.site, other]) expect(await pageOf(site)).not.toContain(name);
    await office.site.fetch('/admin/products', {
      method: 'POST',
      headers: { cookie: office.cookie },
      body: new URLSearchParams({ intent: 'status', id: String(product.id), status: 'Active' }),
    });
    const added = await office.send('/admin/products', 'save', {
      ...{ name, slug: name.toLowerCase(), status: 'Active' },
    });
    expect(added.status).toBe(200);
    expect(await pageOf(office.site)).toContain(name);
    await expect.poll(() => pageOf(other)).toContain(name);
  }
  await other.close();
  await second.close();
});
