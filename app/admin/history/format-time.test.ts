import { expect, test } from 'vitest';
import { relativeTime } from './format-time.ts';

const now = new Date('2026-11-22T06:00:00Z');

test.each([
  ['2026-11-22T06:00:00Z', 'now'],
  ['2026-11-22T05:46:00Z', '14 minutes ago'],
  ['2026-11-22T03:00:00Z', '3 hours ago'],
  ['2026-11-21T05:00:00Z', 'yesterday'],
  ['2026-11-01T04:30:00Z', '2026-11-01 12:30'],
  ['2026-11-22T06:00:05Z', 'now'],
])('%s is %s', (at, text) => {
  expect(relativeTime(new Date(at), now)).toBe(text);
});
