import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
let status = 200;
const proxy = createServer((_, answer) => void answer.writeHead(status).end());

beforeAll(async () => {
  world = await openWorld();
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const PURGE_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
  site = await openSite(world, { PURGE_PROXY: 'nginx', PURGE_URL });
});

afterAll(async () => {
  await site.close();
  proxy.close();
  await world.close();
});

/** The header for proxies of a page that the site has in its cache. */
async function lifetime(path: string, { fetch } = site) {
  await expect
    .poll(async () => (await fetch(path)).headers.get('cache-status'))
    .toBe('kamsin; hit');
  return (await fetch(path)).headers.get('cdn-cache-control');
}

test('a cached page has the header for proxies, and is else the same as without one', async () => {
  const alone = await openSite(world);
  await lifetime('/about', alone);
  expect(await lifetime('/about')).toBe(
    'max-age=600, stale-while-revalidate=60, stale-if-error=86400',
  );
  const [without, answer] = await Promise.all([alone, site].map(({ fetch }) => fetch('/about')));
  const headers = Object.fromEntries(answer?.headers ?? []);
  const { 'cdn-cache-control': added, date, etag, 'content-length': length, ...others } = headers;
  expect(Object.fromEntries(without?.headers ?? [])).toMatchObject(others);
  expect(without?.headers.has('cdn-cache-control')).toBe(false);
  const again = await site.fetch('/about', { headers: { 'if-none-match': etag ?? '' } });
  expect([again.status, again.headers.get('cdn-cache-control')]).toEqual([304, added]);
  await alone.close();
});

test('neither a page with likes nor one that was just rendered has it', async () => {
  expect(await lifetime('/news')).toBeNull();
  for (const path of ['/contact', '/about?ref=mail', '/nowhere'])
    expect((await site.fetch(path)).headers.has('cdn-cache-control')).toBe(false);
});

test('while a purge fails, proxies are not allowed to keep more', async () => {
  expect(await lifetime('/about')).not.toBeNull();
  status = 500;
  const { purges } = site.site;
  await addProduct(world.db);
  await expect.poll(() => purges?.counts.failed).toBe(1);
  expect(await lifetime('/about')).toBeNull();
  const purged = async () =>
    /^kamsin_proxy_purged .*/m.exec(await (await site.fetch('/metrics')).text());
  expect(String(await purged())).toBe('kamsin_proxy_purged 0');
  status = 200;
  await expect.poll(() => lifetime('/about'), { timeout: 5000 }).not.toBeNull();
});

test('once another build serves, proxies keep no page of this one; they do again when it is the newest', async () => {
  /** The header when every purge is done, so that only the build decides. */
  const decided = async () => {
    await world.announced();
    await expect.poll(() => site.site.purges?.areDone, { timeout: 5000 }).toBe(true);
    return lifetime('/about');
  };
  expect(await decided()).not.toBeNull();
  await world.db.execute(`select pg_notify('build_serves', 'the next build')`);
  expect(await decided()).toBeNull();
  // Like a start of the same build, when an update is taken back.
  const again = await openSite(world, { PURGE_PROXY: 'nginx', PURGE_URL: 'http://127.0.0.1:9/' });
  expect(await decided()).not.toBeNull();
  await again.close();
});
