import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Backoff, backoff } from './backoff.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const waits = (tried: Backoff, key: string, times: number) =>
  Array.from({ length: times }, () => tried.take(key).wait);

/** How many tries get through in so many seconds, one a second. */
function letThrough(tried: Backoff, key: string, seconds: number): number {
  let through = 0;
  for (let at = 0; at < seconds; at++) {
    if (tried.take(key).wait === 0) through++;
    vi.advanceTimersByTime(1000);
  }
  return through;
}

test('some attempts are free, then each pause is twice the one before, for each key separately', () => {
  const tried = backoff(3, 60);
  expect(waits(tried, 'a', 5)).toEqual([0, 0, 0, 1, 1]);
  expect(waits(tried, 'b', 1)).toEqual([0]);
  for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
    vi.advanceTimersByTime(60_000);
    expect(waits(tried, 'a', 2)).toEqual([0, pause]);
  }
});

test('the first pause can be longer than a second', () => {
  const tried = backoff(2, 60, 20);
  expect(waits(tried, 'a', 3)).toEqual([0, 0, 20]);
  for (const pause of [40, 60, 60]) {
    vi.advanceTimersByTime(60_000);
    expect(waits(tried, 'a', 2)).toEqual([0, pause]);
  }
});

test('nobody is locked out, but a day allows only a few hundred attempts', () => {
  const through = letThrough(backoff(10, 300), 'a', 24 * 60 * 60);
  expect(through).toBeGreaterThan(200);
  expect(through).toBeLessThan(320);
});

test('it reports the start of an attack once', () => {
  const tried = backoff(1, 60);
  tried.take('a');
  expect(tried.take('a')).toEqual({ wait: 1, begins: true });
  expect(tried.take('a')).toEqual({ wait: 1, begins: false });
});

test('a returned attempt does not count, and a released key starts from the beginning', () => {
  const tried = backoff(2, 60);
  for (let n = 0; n < 6; n++) {
    expect(tried.take('a').wait).toBe(0);
    tried.giveBack('a');
  }
  expect(waits(tried, 'a', 3)).toEqual([0, 0, 1]);
  tried.release('a');
  expect(waits(tried, 'a', 2)).toEqual([0, 0]);
});

test('after an hour without an attempt everything is forgotten', () => {
  const tried = backoff(1, 60);
  waits(tried, 'a', 2);
  vi.advanceTimersByTime(61 * 60_000);
  expect(tried.take('a').wait).toBe(0);
  expect(tried.take('b').wait).toBe(0);
});

test('many invented keys replace the oldest keys, not one that is in use', () => {
  const tried = backoff(1, 300);
  for (let n = 0; n < 15; n++) {
    vi.advanceTimersByTime(300_000);
    tried.take('victim');
  }
  for (let n = 0; n < 19_000; n++) tried.take(`made up ${n}`);
  expect(tried.take('victim').wait).toBe(300);
  for (let n = 0; n < 2000; n++) tried.take(`another ${n}`);
  expect(tried.take('made up 0').wait).toBe(0);
});
