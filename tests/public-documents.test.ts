import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGalleryItem, addNewsItem, addProduct } from './world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** Public pages are documents: a browser gets the page, and nothing to render it again. */

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  await addProduct(world.db, { slug: 'thread' }, { codes: ['ST100', 'ST120'] });
  await addGalleryItem(world.db, { slug: 'denim' });
  await addNewsItem(world.db, { slug: 'fair' });
  site = await openSite(world);
});

afterAll(async () => {
  await site.close();
  await world.close();
});

const pages = [
  '/',
  '/about',
  '/products',
  '/products/thread',
  '/resources',
  '/resources/denim',
  '/news',
  '/news/fair',
  '/contact',
  '/offline',
  '/no-such-page',
];

test.each(pages)('%s has no router, no hydration data and one script', async (path) => {
  const html = await (await site.fetch(path)).text();
  expect(html).not.toMatch(/__reactRouter|modulepreload|entry\.client/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const others = scripts.filter((one) => !/ld\+json|speculationrules/.test(one));
  expect(others).toEqual([expect.stringMatching(/ type="module" src="\/assets\/site-script-/)]);
});

test.each(pages)('%s can be restored from the browser’s back/forward cache', async (path) => {
  for (const address of [path, `${path}?toast=newsItem`, `${path}?dialog=privacy`]) {
    const response = await site.fetch(address);
    expect(response.headers.get('Cache-Control'), address).not.toContain('no-store');
    expect(response.headers.get('Cache-Control'), address).toContain('must-revalidate');
  }
});

test('the policy allows prefetching and no inline script', async () => {
  const response = await site.fetch('/');
  const scripts = response.headers
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((one) => one.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self' 'inline-speculation-rules'");
});

test.each(['/_.data', '/products.data', '/products/thread.data', '/news.data?page=2'])(
  '%s is not an address',
  async (path) => {
    expect((await site.fetch(path)).status).toBe(404);
  },
);

test('a like is a form that counts and redirects back', async () => {
  const html = await (await site.fetch('/news/fair')).text();
  const [, action = ''] = /<form [^>]*action="(\/news\/\d+\/like)" method="post"/.exec(html) ?? [];
  const response = await site.fetch(action, {
    method: 'POST',
    headers: { Origin: site.origin, Referer: `${site.origin}/news/fair` },
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(`${site.origin}/news/fair`);
  expect(await (await site.fetch('/news/fair')).text()).toContain('Like (1)');
});

test('a like that cannot be counted redirects back with a message', async () => {
  const response = await site.fetch('/news/999999/like', {
    method: 'POST',
    headers: { Origin: site.origin, Referer: `${site.origin}/news?page=1` },
  });
  expect(response.status).toBe(303);
  const address = new URL(response.headers.get('Location') ?? '');
  expect(address.searchParams.get('page')).toBe('1');
  const page = await site.fetch(address.pathname + address.search);
  expect(await page.text()).toContain('<p>Failed to update like status</p>');
});

test('the service worker is served, and OFFLINE_PAGES=off removes it', async () => {
  const worker = await site.fetch('/service-worker.js');
  expect(worker.headers.get('Content-Type')).toContain('text/javascript');
  expect(worker.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  const text = await worker.text();
  expect(text).toContain('respondWith');
  expect(await (await site.fetch('/about')).text()).toContain('data-cached-page-note');

  const without = await openSite(world, { OFFLINE_PAGES: 'off' });
  const ended = await (await without.fetch('/service-worker.js')).text();
  expect(ended).toContain('registration.unregister()');
  expect(ended).not.toContain('respondWith');
  expect(await (await without.fetch('/about')).text()).not.toContain('data-cached-page-note');
  await without.close();
});
