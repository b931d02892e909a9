import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addProduct } from '#tests/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world.ts';

/** Requests that no page of ours leads to. */

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  await addProduct(world.db, { name: 'Viscose', slug: 'viscose' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const cacheStatus = async (path: string) => (await site.fetch(path)).headers.get('cache-status');

test('a data request that names a route of its own is answered and not kept', async () => {
  for (const path of [
    '/about.data?_routes=x1',
    '/products/none.data?_routes=site',
    '/products/none.data',
  ])
    expect([path, await cacheStatus(path), await cacheStatus(path)]).toEqual([path, null, null]);
});

test('another spelling of an address finds the page that is kept', async () => {
  await site.fetch('/products/viscose');
  for (const path of ['/products/%76iscose', '/%70roducts/viscos%65'])
    expect(await cacheStatus(path)).toBe('kamsin; hit');
  await site.fetch('/products?q=gold');
  expect(await cacheStatus('/products?q=g%6fld')).toBe('kamsin; hit');
});

test('answers that are no pages are not kept', async () => {
  for (const path of ['/products/none', '/news/none', '/resources/none', '/products/viscose%23x'])
    expect([path, await cacheStatus(path), await cacheStatus(path)]).toEqual([path, null, null]);
});

test('searches have room of their own, so that they push out no page', async () => {
  const render = vi.spyOn(site.site.cache, 'render');
  for (const path of ['/products?q=gold+1', '/products?page=2', '/products/viscose?code=X'])
    await site.fetch(path);
  expect(render.mock.calls.map(([{ kind }]) => kind)).toEqual(['search', 'list', 'list']);
});
