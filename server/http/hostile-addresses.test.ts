import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

/** Requests that no page of the site links to. */

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

test('a data request that names its route is answered and not cached', async () => {
  for (const path of [
    '/about.data?_routes=x1',
    '/products/none.data?_routes=site',
    '/products/none.data',
  ])
    expect([path, await cacheStatus(path), await cacheStatus(path)]).toEqual([path, null, null]);
});

test('another spelling of an address finds the cached page', async () => {
  await site.fetch('/products/viscose');
  for (const path of ['/products/%76iscose', '/%70roducts/viscos%65'])
    expect(await cacheStatus(path)).toBe('kamsin; hit');
  await site.fetch('/products?q=gold');
  expect(await cacheStatus('/products?q=g%6fld')).toBe('kamsin; hit');
});

test('responses that are not pages are not cached', async () => {
  for (const path of ['/products/none', '/news/none', '/resources/none', '/products/viscose%23x'])
    expect([path, await cacheStatus(path), await cacheStatus(path)]).toEqual([path, null, null]);
});

test('searches have their own share of the cache, so that they evict no page', async () => {
  const render = vi.spyOn(site.site.cache, 'render');
  for (const path of ['/products?q=gold+1', '/products?page=2', '/products/viscose?code=X'])
    await site.fetch(path);
  expect(render.mock.calls.map(([{ kind }]) => kind)).toEqual(['search', 'list', 'list']);
});

/** Sends a raw request; returns the status line and headers of the response. */
async function raw(lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n\r\n', 1)[0] ?? '';
}

test('unknown methods are refused with the allowed ones', async () => {
  const { host } = new URL(site.origin);
  for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'LINK']) {
    const answer = await raw([`${method} / HTTP/1.1`, `Host: ${host}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  }
});

test('a request target with a host is handled by that host', async () => {
  const { host } = new URL(site.origin);
  const status = async (target: string, header = host) =>
    Number((await raw([`GET ${target} HTTP/1.1`, `Host: ${header}`])).split(' ')[1]);
  expect(await status('http://evil.example/')).toBe(421);
  expect(await status('http://user@evil.example:80/about')).toBe(421);
  expect(await status(`http://${host}/about`)).toBe(200);
  expect(await status(`http://${host}`, 'evil.example')).toBe(200);
  expect(await status('about')).toBe(400);
});

test('a request with two Host headers is refused', async () => {
  const { host } = new URL(site.origin);
  const answer = await raw(['GET /about HTTP/1.1', `Host: ${host}`, 'host: evil.example']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['GET', '/news/1/like', 'PUT, POST, DELETE'],
  ['PATCH', '/news/1/like', 'PUT, POST, DELETE'],
  ['GET', '/admin/sign-in-again', 'POST'],
  ['GET', '/functions/v1/send-contact-email', 'POST'],
  ['GET', '/functions/v1/delete-storage-files', 'POST'],
  ['POST', '/functions/v1/get-stale-files', 'GET'],
  ['DELETE', '/about', 'GET, HEAD'],
  ['POST', '/likes', 'GET, HEAD'],
  ['POST', '/sitemap.xml', 'GET, HEAD'],
])('%s %s is refused with the allowed methods', async (method, path, allowed) => {
  const answer = await site.fetch(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  if (path.startsWith('/functions/'))
    expect(await answer.json()).toEqual({ error: expect.any(String) });
});
