import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageWarmer } from './warm-pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A warmer of three busy pages, and what it has made. */
function openWarmer() {
  const made: string[] = [];
  const visitor = { waits: false };
  const warmer = new PageWarmer({
    busiest: () => ['/a', '/b', '/c'].map((path) => ({ key: path, path, kind: 'page' })),
    isBusy: () => visitor.waits,
    make: async ({ path }) => void made.push(path),
  });
  return { made, visitor, warmer };
}

test('it makes one page after the other, after the last of several changes', async () => {
  const { made, warmer } = openWarmer();
  warmer.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(made).toEqual([]);
  warmer.start();
  for (let change = 0; change < 3; change++) {
    warmer.begin();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(made).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(made).toEqual(['/a', '/b', '/c']);
});

test('it waits while a visitor does, and gives up when visitors have made the pages', async () => {
  const { made, visitor, warmer } = openWarmer();
  warmer.start();
  visitor.waits = true;
  warmer.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(made).toEqual([]);
  visitor.waits = false;
  await vi.advanceTimersByTimeAsync(60);
  visitor.waits = true;
  expect(made).toEqual(['/a']);
  await vi.advanceTimersByTimeAsync(60_000);
  visitor.waits = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(made).toEqual(['/a']);
});

test('the next change ends it, and so does a stop', async () => {
  const { made, warmer } = openWarmer();
  warmer.start();
  warmer.begin();
  await vi.advanceTimersByTimeAsync(360);
  warmer.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(made).toEqual(['/a', '/a', '/b', '/c']);
  warmer.begin();
  warmer.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(made).toHaveLength(4);
});
