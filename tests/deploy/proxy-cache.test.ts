import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { products } from '#database/schema/products.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type World } from '#tests/world/world.ts';
import { openRelay } from './relay.ts';
import { hasNginxCache, hasVarnish, startNginx, startVarnish } from './started-proxy.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const host = 'www.example.com';

/** Asks a proxy as a browser does, and returns the headers and the text. */
const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent: false };
      request({ ...options, headers: { host, ...headers } }, async (incoming) => {
        const { statusCode: status, headers: answered } = incoming;
        resolve({ ...(status && { status }), headers: answered, text: await text(incoming) });
      })
        .once('error', reject)
        .end();
    },
  );

const installed = [
  {
    name: 'nginx',
    start: (site: number) => startNginx(site, { keepsPages: true }),
    isInstalled: hasNginxCache,
  },
  { name: 'varnish', start: startVarnish, isInstalled: hasVarnish },
].filter(({ isInstalled }) => isInstalled);

test.each(installed)('$name keeps pages until a change', async ({ name, start }) => {
  const slug = `gold-${name}`;
  const path = `/products/${slug}`;
  const product = await addProduct(world.db, { name: 'Gold', slug });
  const rename = (to: string) =>
    world.db.update(products).set({ name: to }).where(eq(products.id, product.id));
  const relay = await openRelay();
  const proxy = await start(relay.port);
  onTestFinished(async () => {
    relay.close();
    await proxy.stop();
    await proxy.remove();
  });
  const { port } = proxy;
  const opened = await openSite(world, {
    ...{ SITE_URL: `http://${host}`, TRUST_PROXY: '127.0.0.1' },
    ...{ PURGE_PROXY: name, PURGE_URL: proxy.purgeUrl },
  });
  onTestFinished(() => opened.close());
  relay.leadTo((opened.server.address() as AddressInfo).port);
  const { purges } = opened.site;
  /** Asks for an address until the answer comes from the proxy. */
  const kept = async (address: string, headers = {}) => {
    const answer = { isKept: false, ...(await ask(port, address, headers)) };
    await expect
      .poll(async () => {
        const before = relay.asked();
        Object.assign(answer, await ask(port, address, headers));
        return answer.status === 200 && relay.asked() === before;
      })
      .toBe(true);
    return answer;
  };

  // Browsers are told the same as without a proxy, in the encoding that each takes.
  const page = await kept(path);
  const direct = await opened.fetch(path);
  expect(page.text).toContain('Gold');
  for (const header of ['cache-control', 'vary', 'etag', 'content-security-policy'])
    expect(page.headers[header]).toBe(direct.headers.get(header));
  expect(page.headers['cdn-cache-control']).toBeUndefined();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0', undefined],
  ] as const) {
    const answer = await kept(path, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
  const etag = String(page.headers.etag);
  expect((await ask(port, path, { 'if-none-match': etag })).status).toBe(304);

  // News shows likes; a page with an unknown parameter and the back-office are for one visitor.
  for (const other of ['/news', '/about?ref=mail', '/admin/login']) {
    const before = relay.asked();
    for (let time = 0; time < 3; time++) await ask(port, other);
    expect([other, relay.asked()]).toEqual([other, before + 3]);
  }

  // A change by SQL is shown; benchmarks/proxy-cache.ts measures how soon.
  await rename('Silver');
  await expect.poll(async () => (await ask(port, path)).text).toContain('Silver');

  // A page that was made before a change and reached the proxy after the purge does not stay.
  await expect.poll(() => purges?.areDone).toBe(true);
  await opened.fetch(path);
  const late = `${path}?utm_source=late`;
  const { arrived, release } = relay.hold(late);
  const answer = ask(port, late);
  await arrived;
  const done = purges?.counts.done ?? 0;
  await rename('Copper');
  await expect.poll(() => purges?.counts.done).toBeGreaterThan(done);
  release();
  expect((await answer).text).toContain('Silver');
  await expect.poll(async () => (await ask(port, late)).text).toContain('Copper');

  // While the site is down, the proxy still serves its pages.
  await kept(path);
  relay.leadTo(undefined);
  expect((await ask(port, path)).text).toContain('Copper');
});
