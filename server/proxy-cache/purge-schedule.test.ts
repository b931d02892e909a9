import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PurgeSchedule } from './purge-schedule.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The purges of a proxy that answers as `answer` says, and the times at which it was asked. */
function proxy(answer: () => Promise<void> = async () => undefined) {
  const log = { error: vi.fn(), info: vi.fn() };
  const times: number[] = [];
  const begun = performance.now();
  const purges = new PurgeSchedule(() => {
    times.push(Math.round(performance.now() - begun));
    return answer();
  }, log);
  return { purges, times, log };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a change is purged at once, and again for pages that were on their way', async () => {
  const { purges, times } = proxy();
  purges.begin();
  expect(purges.areDone).toBe(false);
  await pass(1);
  expect([times, purges.areDone]).toEqual([[0], true]);
  await pass(60_000);
  expect(times).toEqual([0, 500, 5000]);
});

test('changes at the same moment are purged together, and a later one starts from the beginning', async () => {
  const { purges, times } = proxy();
  for (let change = 0; change < 100; change++) purges.begin();
  await pass(100);
  purges.begin();
  await pass(60_000);
  expect(times).toEqual([0, 250, 750, 5250]);
});

test('a change during a purge is purged after it', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { purges, times } = proxy(() => answers[times.length - 1]?.promise ?? Promise.resolve());
  purges.begin();
  await pass(300);
  purges.begin();
  answers[0]?.resolve();
  await pass(1);
  expect([times, purges.areDone]).toEqual([[0, 300], false]);
  answers[1]?.resolve();
  await pass(0);
  expect(purges.areDone).toBe(true);
});

test('a purge that fails is tried again with growing pauses until it succeeds, and is logged once', async () => {
  let works = false;
  const { purges, times, log } = proxy(async () => {
    if (!works) throw new Error('refused');
  });
  purges.begin();
  await pass(4000);
  purges.begin();
  await pass(200_000);
  expect(times).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 63_000, 123_000, 183_000]);
  expect([purges.areDone, log.error.mock.calls.length, purges.counts]).toEqual([
    ...[false, 1],
    { done: 0, failed: 9 },
  ]);
  works = true;
  await pass(60_000);
  expect([purges.areDone, log.info.mock.calls.length]).toEqual([true, 1]);
});

test('a save waits for its purge, but neither for a proxy that fails nor longer than a second', async () => {
  const waits = async (answer: () => Promise<void>, milliseconds: number) => {
    const { purges } = proxy(answer);
    purges.begin();
    let isOver = false;
    void purges.shown().then(() => {
      isOver = true;
    });
    await pass(milliseconds);
    return !isOver;
  };
  const slow = (milliseconds: number) => () =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  expect(await waits(slow(300), 200)).toBe(true);
  expect(await waits(slow(300), 302)).toBe(false);
  expect(await waits(() => Promise.reject(new Error('refused')), 2)).toBe(false);
});
