import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '#tests/world/catalogue-rows.ts';
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

test.each(paths)(
  '%s with a parameter that it does not know is the same page, made anew',
  async (path) => {
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
      // Only what leads to the same page, in other languages or with a policy, has the parameter, too.
      const own = /\?ref=mail|<input type="hidden" name="ref" value="mail"\/>/g;
      expect(text.replaceAll(own, '')).toBe(method === 'GET' ? html : '');
    }
  },
);

test('a missing page with such a parameter is a 404, and no page has data for a router', async () => {
  expect((await site.fetch('/products/none?ref=mail')).status).toBe(404);
  for (const path of [...paths, '/nowhere', '/products/none', '/preview/none']) {
    const html = await (await site.fetch(`${path}?ref=mail`)).text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<title>[^<]+<\/title>.*<h1/s);
    expect(html).not.toContain('__reactRouter');
  }
});

test('a method that no page takes is refused with a page', async () => {
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
  'OPTIONS %s sends nothing but what is allowed',
  async (path) => {
    const answer = await site.fetch(path, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.text()).toBe('');
  },
);

test.each(['/admin/login', '/admin', '/preview/none', '/news/1/like'])(
  'HEAD %s tells no other length than GET',
  async (path) => {
    const [read, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => site.fetch(path, { method, redirect: 'manual' })),
    );
    const length = read?.headers.get('content-length');
    expect([length, null]).toContain(head?.headers.get('content-length'));
    expect(await head?.text()).toBe('');
  },
);
