import { expect, test } from 'vitest';
import { relativeTime, shortRelativeTime } from './format-time.ts';

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

test('in little room a moment is a number and a short unit', () => {
  const now = new Date('2026-03-15T12:00:00Z');
  const ago = (hours: number) => shortRelativeTime(new Date(+now - hours * 3_600_000), now);
  expect([0.2, 5, 50, 24 * 40, 24 * 800].map(ago)).toEqual([
    ...['12m ago', '5h ago', '2d ago', '1mo ago', '2y ago'],
  ]);
});
