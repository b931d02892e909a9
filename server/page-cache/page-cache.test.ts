import { expect, test, vi } from 'vitest';
import { makePage } from './page.ts';
import { PageCache } from './page-cache.ts';

const page = (text: string) => makePage(Buffer.from(text), [['Content-Type', 'text/html']]);
const keepAs = (text: string) => async () => ({ page: await page(text) });

test('a page that was rendered before a change is not fresh, but stays the last good one', async () => {
  const cache = new PageCache();
  await cache.render('/a', async () => 'a', keepAs('a'));
  expect(cache.fresh('/a')).toBeDefined();
  cache.drop();
  expect(cache.fresh('/a')).toBeUndefined();
  expect(cache.lastGood('/a')).toBeDefined();
});

test('a render that a change outlived is passed on but not kept', async () => {
  const cache = new PageCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const rendering = cache.render('/a', () => promise, keepAs('old'));
  cache.drop();
  resolve('old');
  expect((await rendering).produced).toBe('old');
  expect(cache.fresh('/a')).toBeUndefined();
  expect(cache.lastGood('/a')).toBeUndefined();
});

test('who asks for a page while it renders shares the render, unless a change came in between', async () => {
  const cache = new PageCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const produce = vi.fn(() => promise);
  const first = cache.render('/a', produce, keepAs('a'));
  const second = cache.render('/a', produce, keepAs('a'));
  expect(produce).toHaveBeenCalledTimes(1);
  cache.drop();
  const third = cache.render('/a', produce, keepAs('a'));
  expect(produce).toHaveBeenCalledTimes(2);
  resolve('a');
  await Promise.all([first, second, third]);
  expect(cache.fresh('/a')).toBeDefined();
});

test('a failed render is not remembered', async () => {
  const cache = new PageCache();
  await expect(
    cache.render('/a', () => Promise.reject(new Error('no')), keepAs('a')),
  ).rejects.toThrow('no');
  expect((await cache.render('/a', async () => 'yes', keepAs('a'))).produced).toBe('yes');
});

test('a page with an age is fresh only so long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new PageCache();
  await cache.render(
    '/a',
    async () => 'a',
    async () => ({ page: await page('a'), maxAge: 10 }),
  );
  vi.advanceTimersByTime(9_900);
  expect(cache.fresh('/a')).toBeDefined();
  vi.advanceTimersByTime(200);
  expect(cache.fresh('/a')).toBeUndefined();
  vi.useRealTimers();
});

test('a like makes pages with an age stale at once, even those under way, and no others', async () => {
  const cache = new PageCache();
  const keepFor = (seconds: number) => async () => ({ page: await page('a'), maxAge: seconds });
  await cache.render('/about', async () => 'a', keepAs('a'));
  await cache.render('/news', async () => 'a', keepFor(10));
  const { promise, resolve } = Promise.withResolvers<string>();
  const rendering = cache.render('/news/a', () => promise, keepFor(10));
  cache.dropTimed();
  const produceAnew = vi.fn(async () => 'b');
  await cache.render('/news/a', produceAnew, keepFor(10));
  expect(produceAnew).toHaveBeenCalledTimes(1);
  const anew = cache.fresh('/news/a');
  resolve('a');
  await rendering;
  expect(cache.fresh('/news/a')).toBe(anew);
  expect(cache.fresh('/news')).toBeUndefined();
  expect(cache.fresh('/about')).toBeDefined();
});

test('it never holds more bytes than it may: the oldest pages go', async () => {
  const one = await page('x'.repeat(1000));
  const cache = new PageCache(one.bytes * 10);
  for (let at = 0; at < 30; at++)
    await cache.render(
      `/${at}`,
      async () => at,
      async () => ({ page: one }),
    );
  const kept = Array.from({ length: 30 }, (_, at) => cache.lastGood(`/${at}`)).filter(Boolean);
  expect(kept).toHaveLength(10);
  expect(cache.lastGood('/29')).toBeDefined();
});
