import { expect, test, vi } from 'vitest';
import type { PageKind } from './cache-key.ts';
import { makePage, type Page } from './page.ts';
import { PageCache } from './page-cache.ts';

const page = (text: string) => makePage(Buffer.from(text), [['Content-Type', 'text/html']]);
/** Renders an address in two steps, so that a test can delay the first. */
const render = <T>(
  cache: PageCache,
  place: ReturnType<typeof at>,
  produce: () => Promise<T>,
  keep: () => Promise<{ page: Page; showsLikes?: boolean }>,
) =>
  cache.render(place, async () => {
    const produced = await produce();
    return { produced, ...(await keep()) };
  });

const at = (key: string, kind: PageKind = 'page') => ({ key, kind });
const keepAs = (text: string) => async () => ({ page: await page(text) });

test('a page that was rendered before a change is not fresh but stays the last good one', async () => {
  const cache = new PageCache();
  await render(cache, at('/a'), async () => 'a', keepAs('a'));
  expect(cache.fresh(at('/a'))).toBeDefined();
  cache.drop();
  expect(cache.fresh(at('/a'))).toBeUndefined();
  expect(cache.lastGood(at('/a'))).toBeDefined();
});

test('a render that is older than a change is passed on but not cached', async () => {
  const cache = new PageCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const rendering = render(cache, at('/a'), () => promise, keepAs('old'));
  cache.drop();
  resolve('old');
  expect((await rendering).produced).toBe('old');
  expect(cache.fresh(at('/a'))).toBeUndefined();
  expect(cache.lastGood(at('/a'))).toBeUndefined();
});

test('simultaneous requests share one render, unless a change happens in between', async () => {
  const cache = new PageCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const produce = vi.fn(() => promise);
  const first = render(cache, at('/a'), produce, keepAs('a'));
  const second = render(cache, at('/a'), produce, keepAs('a'));
  expect(produce).toHaveBeenCalledTimes(1);
  cache.drop();
  const third = render(cache, at('/a'), produce, keepAs('a'));
  expect(produce).toHaveBeenCalledTimes(2);
  resolve('a');
  await Promise.all([first, second, third]);
  expect(cache.fresh(at('/a'))).toBeDefined();
});

test('a page is fresh until midnight in Hong Kong, because it shows the holidays to come', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-25T15:59:00Z') });
  try {
    const cache = new PageCache();
    await render(cache, at('/a'), async () => 'a', keepAs('a'));
    vi.setSystemTime(new Date('2026-12-25T15:59:59Z'));
    expect(cache.fresh(at('/a'))).toBeDefined();
    vi.setSystemTime(new Date('2026-12-25T16:00:00Z'));
    expect(cache.fresh(at('/a'))).toBeUndefined();
    expect(cache.lastGood(at('/a'))).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a failed render is not cached', async () => {
  const cache = new PageCache();
  await expect(
    render(cache, at('/a'), () => Promise.reject(new Error('no')), keepAs('a')),
  ).rejects.toThrow('no');
  expect((await render(cache, at('/a'), async () => 'yes', keepAs('a'))).produced).toBe('yes');
});

test('a like makes pages with likes stale at once, even running renders, and no others', async () => {
  const cache = new PageCache();
  const keepWithLikes = async () => ({ page: await page('a'), showsLikes: true });
  await render(cache, at('/about'), async () => 'a', keepAs('a'));
  await render(cache, at('/news'), async () => 'a', keepWithLikes);
  const { promise, resolve } = Promise.withResolvers<string>();
  const rendering = render(cache, at('/news/a'), () => promise, keepWithLikes);
  cache.dropLikes();
  const produceAnew = vi.fn(async () => 'b');
  await render(cache, at('/news/a'), produceAnew, keepWithLikes);
  expect(produceAnew).toHaveBeenCalledTimes(1);
  const anew = cache.fresh(at('/news/a'));
  resolve('a');
  await rendering;
  expect(cache.fresh(at('/news/a'))).toBe(anew);
  expect(cache.fresh(at('/news'))).toBeUndefined();
  expect(cache.fresh(at('/about'))).toBeDefined();
});

/** Renders this many pages in sequence. */
async function interpolate(cache: PageCache, count: number, kind: PageKind = 'page') {
  const one = await page('x'.repeat(1000));
  for (let n = 0; n < count; n++)
    await render(
      cache,
      at(`/${kind}/${n}`, kind),
      async () => n,
      async () => ({ page: one }),
    );
}

const heldOf = (cache: PageCache, count: number, kind: PageKind = 'page') =>
  Array.from({ length: count }, (_, n) => cache.lastGood(at(`/${kind}/${n}`, kind))).filter(Boolean)
    .length;

test('the cache never exceeds its byte limit, with keys and overhead included', async () => {
  const { bytes } = await page('x'.repeat(1000));
  const cache = new PageCache((bytes * 10.5 * 16) / 12);
  await interpolate(cache, 30);
  expect(heldOf(cache, 30)).toBe(10);
  const key = `/${'k'.repeat(bytes * 2)}`;
  await render(cache, at(key), async () => 'a', keepAs('a'));
  expect(cache.lastGood(at(key))).toBeUndefined();
});

test('a page of one byte counts its real memory', async () => {
  expect((await page('x')).bytes).toBeGreaterThan(5000);
});

test('the bodies of a page are one buffer of exactly their size', async () => {
  const { forms } = await page('x'.repeat(1000));
  const whole = forms.identity.body.buffer;
  const sizes = Object.values(forms).map(({ body }) => {
    expect(body.buffer).toBe(whole);
    return body.length;
  });
  expect(whole.byteLength).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

test('the cache never exceeds its number of pages, however small they are', async () => {
  const cache = new PageCache(2 ** 40);
  await interpolate(cache, 12_000);
  expect(heldOf(cache, 12_000)).toBe(10_000);
});

test('used pages stay, and unused ones are evicted', async () => {
  const { bytes } = await page('x'.repeat(1000));
  const cache = new PageCache((bytes * 10.5 * 16) / 12);
  for (let round = 0; round < 20; round++) {
    await render(cache, at('/about'), async () => 'a', keepAs('a'));
    await interpolate(cache, 8);
    expect(cache.fresh(at('/about'))).toBeDefined();
    cache.drop();
  }
});

test('searches evict neither pages nor lists, and lists no pages', async () => {
  const cache = new PageCache(4 * 1024 * 1024);
  await interpolate(cache, 50);
  await interpolate(cache, 30, 'list');
  await interpolate(cache, 2000, 'search');
  expect([heldOf(cache, 50), heldOf(cache, 30, 'list')]).toEqual([50, 30]);
  await interpolate(cache, 2000, 'list');
  expect(heldOf(cache, 50)).toBe(50);
});

test('the busiest pages are those that visitors ask for again and again, also after a drop, but no searches', async () => {
  const cache = new PageCache();
  const place = (path: string, kind: PageKind = 'page') => at(`http://localhost${path}`, kind);
  const ask = async (path: string, times: number, kind?: PageKind) => {
    await render(cache, place(path, kind), async () => '', keepAs(path));
    for (let n = 1; n < times; n++) cache.fresh(place(path, kind));
  };
  await ask('/a', 5);
  await ask('/b?page=2', 9, 'list');
  await ask('/c', 2);
  await ask('/d?q=gold', 9, 'search');
  cache.drop();
  const busiest = () => cache.busiest(2).map(({ path }) => path);
  expect(busiest()).toEqual(['/b?page=2', '/a']);
  // A page that is made again without visitors is busy for a few changes only.
  for (let change = 0; change < 2; change++) {
    await cache.render(place('/b?page=2', 'list'), async () => ({ page: await page('b') }), 0);
    cache.drop();
  }
  expect(busiest()).toEqual(['/a']);
  expect(cache.counts).toMatchObject({ misses: 4 });
  expect(cache.warmed).toBe(2);
});
