import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limit } from './process-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const takes = (counted: ReturnType<typeof limit>, key: string, times: number) =>
  Array.from({ length: times }, () => counted.take(key));

test('the limit applies to each key and window separately', () => {
  const counted = limit(2, 60);
  expect(takes(counted, 'a', 3)).toEqual([true, true, false]);
  expect(takes(counted, 'b', 1)).toEqual([true]);
  vi.advanceTimersByTime(59_000);
  expect(counted.take('a')).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(counted.take('a')).toBe(true);
});

test('the oldest key is removed at the maximum number of keys', () => {
  const counted = limit(1, 60);
  for (let n = 0; n <= 20_001; n++) counted.take(`visitor ${n}`);
  expect(counted.take('visitor 20000')).toBe(false);
  expect(counted.take('visitor 0')).toBe(true);
});

test('a long key takes no more memory than a short one', () => {
  const counted = limit(1, 60);
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < 1000; n++) counted.take(`${n}${'x'.repeat(100_000)}`);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(80_000_000);
});
