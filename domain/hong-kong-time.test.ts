import { afterEach, expect, test, vi } from 'vitest';
import { hongKongDate, onEachDay } from './hong-kong-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('work for each day runs when the date in Hong Kong changes', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-24T15:59:00Z') });
  const days: string[] = [];
  onEachDay(() => days.push(hongKongDate()));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(days).toEqual([]);
  await vi.advanceTimersByTimeAsync(1 + 24 * 60 * 60_000);
  expect(days).toEqual(['2026-12-25', '2026-12-26']);
});
