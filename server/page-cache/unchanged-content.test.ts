import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openSite } from '#tests/world/world.ts';

let admin: AdminSite;
let product: { id: number };

beforeAll(async () => {
  admin = await openAdminSite();
  product = await addProduct(admin.world.db, { name: 'Gold', slug: 'gold' });
});
afterAll(() => admin.close());

/** The cache status of a page that was cached before. */
async function kept(path: string) {
  return (await admin.site.fetch(path)).headers.get('cache-status');
}

const form = (name: string) => ({
  ...{ id: product.id, version: 1, name, slug: 'gold', status: 'Active' },
});

test('a preview, a refusal and a preview link drop no page', async () => {
  await admin.world.announced();
  await admin.site.fetch('/products');
  const sent = [
    await admin.send('/admin/products', 'preview', form('Gold, as it may become')),
    await admin.send('/admin/products', 'save', form('')),
    await admin.send('/admin/products', 'save', { name: 'Other', slug: 'gold', status: 'Active' }),
    await admin.send('/admin/products', 'no such operation'),
    await admin.send(`/admin/preview-links/products/${product.id}`, 'make'),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 422, 422, 400, 200]);
  expect(await kept('/products')).toBe('kamsin; hit');
});

test('after the response to a save, the next page shows it in each process', async () => {
  const second = await connect({
    databaseUrl: admin.world.databaseUrl,
    dataDir: admin.world.dataDir,
  });
  const other = await openSite({ ...admin.world, connection: second });
  const pageOf = async ({ fetch }: typeof other) => (await fetch('/products')).text();
  for (const name of ['Silver', 'Copper', 'Brass']) {
    for (const site of [admin.site, other]) expect(await pageOf(site)).not.toContain(name);
    await admin.site.fetch('/admin/products', {
      method: 'POST',
      headers: { cookie: admin.cookie },
      body: new URLSearchParams({ intent: 'status', id: String(product.id), status: 'Active' }),
    });
    const added = await admin.send('/admin/products', 'save', {
      ...{ name, slug: name.toLowerCase(), status: 'Active' },
    });
    expect(added.status).toBe(200);
    expect(await pageOf(admin.site)).toContain(name);
    await expect.poll(() => pageOf(other)).toContain(name);
  }
  await other.close();
  await second.close();
});
