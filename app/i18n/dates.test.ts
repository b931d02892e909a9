import { expect, test } from 'vitest';
import { formatDate, machineDate } from './dates.ts';

const morning = new Date('2025-09-02T01:00:00Z');
const lateEvening = new Date('2025-12-31T16:00:00Z');

test('dates have the format of each language', () => {
  expect(formatDate(morning, 'en')).toBe('Sep 02, 2025');
  for (const code of ['zh-Hant', 'zh-Hans', 'ja']) {
    expect(formatDate(morning, code)).toBe('2025年9月2日');
  }
  expect(formatDate(morning, 'fr')).toBe('Sep 02, 2025');
});

test('a date is the day in Hong Kong, in every time zone of server and visitor', () => {
  expect(formatDate(lateEvening, 'en')).toBe('Jan 01, 2026');
  expect(machineDate(lateEvening)).toBe('2026-01-01');
});
