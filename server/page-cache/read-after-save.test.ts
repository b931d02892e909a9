import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const { connection } = world;
  site = await openSite({
    ...world,
    // No announcement arrives, as on a busy server that delivers them after the response.
    connection: { ...connection, listen: async () => async () => {} },
  });
});
afterAll(async () => {
  await site.close();
  await world.close();
});

test('after the response to a save, the next page shows the change, announced or not', async () => {
  const { id, name } = await addProduct(world.db, { name: 'Shown and hidden' });
  const cookie = await site.signIn();
  const page = async () => (await site.fetch('/products')).text();
  expect(await page()).toContain(name);
  for (const status of ['Inactive', 'Active']) {
    const body = new URLSearchParams({ intent: 'status', id: String(id), status });
    const saved = await site.fetch('/admin/products', {
      method: 'POST',
      headers: { cookie },
      body,
    });
    expect(saved.ok).toBe(true);
    expect((await page()).includes(name)).toBe(status === 'Active');
  }
});
