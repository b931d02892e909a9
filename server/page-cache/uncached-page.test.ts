import { afterAll, beforeAll, expect, test } from 'vitest';
import { limit } from '#server/limits/process-limit.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  await addProduct(world.db, { name: 'Gold', slug: 'gold' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const paths = ['/', '/about', '/products', '/products/gold', '/resources', '/news', '/contact'];

test.each(paths)('%s with an unknown parameter is the same page, rendered again', async (path) => {
  const kept = await site.fetch(path);
  const html = await kept.text();
  for (const method of ['GET', 'HEAD']) {
    const made = await site.fetch(`${path}?ref=mail`, { method });
    expect(made.status).toBe(200);
    expect(made.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(made.headers.has('cache-status')).toBe(false);
    expect(made.headers.get('x-request-id')).toBeTruthy();
    for (const name of ['content-type', 'content-security-policy', 'x-frame-options'])
      expect(made.headers.get(name)).toBe(kept.headers.get(name));
    const text = await made.text();
    // Only links to the page itself, in other languages or with a policy, keep the parameter.
    const own = /\?ref=mail|<input type="hidden" name="ref" value="mail"\/>/g;
    expect(text.replaceAll(own, '')).toBe(method === 'GET' ? html : '');
  }
});

test('a missing page with such a parameter leads to 404, and public pages have no data requests', async () => {
  expect((await site.fetch('/products/none?ref=mail')).status).toBe(404);
  for (const path of [...paths, '/nowhere', '/products/none', '/preview/none']) {
    const html = await (await site.fetch(`${path}?ref=mail`)).text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<title>[^<]+<\/title>.*<h1/s);
    expect(html).not.toContain('__reactRouter');
  }
});

test('an unsupported method gets a page with the refusal', async () => {
  for (const [path, method] of [
    ['/about', 'POST'],
    ['/products/gold', 'DELETE'],
    ['/news', 'OPTIONS'],
  ] as const) {
    const refused = await site.fetch(path, { method });
    expect(refused.status).toBe(405);
    expect(await refused.text()).toContain('<h1');
  }
});

test.each(['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/service-worker.js', '/likes?ids=1'])(
  'OPTIONS %s responds only with the allowed methods',
  async (path) => {
    const answer = await site.fetch(path, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.text()).toBe('');
  },
);

test.each(['/admin/login', '/admin', '/preview/none', '/news/1/like'])(
  'HEAD %s has the same length as GET',
  async (path) => {
    const [read, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => site.fetch(path, { method, redirect: 'manual' })),
    );
    const length = read?.headers.get('content-length');
    expect([length, null]).toContain(head?.headers.get('content-length'));
    expect(await head?.text()).toBe('');
  },
);

test('one address can have a limited number of pages rendered per minute, without a limit for cached pages or other visitors', async () => {
  const proxied = await openSite(world, { TRUST_PROXY: 'on' });
  proxied.site.services.limits.render = limit(4, 60);
  const ask = (path: string, from = '10.0.0.1') =>
    proxied.fetch(path, { headers: { 'x-forwarded-for': from } });
  await world.announced();
  await ask('/about', '10.0.0.2');
  const made = ['/about?x1=1', '/products?q=x2', '/products/x3', '/x4'];
  for (const path of made) expect([path, (await ask(path)).status]).not.toEqual([path, 429]);
  for (const path of ['/about?x5=1', '/products?q=x6', '/products/x7', '/x8', '/products']) {
    const refused = await ask(path);
    expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, '60']);
  }
  expect((await ask('/about')).status).toBe(200);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/admin/login')).status).toBe(200);
  expect((await ask('/about?x5=1', '10.0.0.2')).status).toBe(200);
  for (const path of [...made, '/about?x5=1'])
    expect([path, (await ask(path, '127.0.0.1')).status]).not.toEqual([path, 429]);
  await proxied.close();
});

test('another spelling of a page redirects to its one address', async () => {
  for (const [asked, address] of [
    ['/ABOUT', '/about'],
    ['/products//?q=gold', '/products?q=gold'],
    ['/Products/gold/', '/products/gold'],
  ] as const) {
    const { misses } = site.site.cache.counts;
    const sent = await site.fetch(asked, { host: 'zh-hant' });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      308,
      `${site.origin.replace('//', '//zh-hant.')}${address}`,
    ]);
    expect(site.site.cache.counts.misses).toBe(misses);
  }
  expect((await site.fetch('/products/GOLD')).status).toBe(404);
});
