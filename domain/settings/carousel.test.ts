import { expect, test } from 'vitest';
import { defaultInterval, intervalOf } from './carousel.ts';

test('a missing or non-numeric interval is five seconds', () => {
  for (const value of [null, undefined, '', 'soon', '0', '-1']) {
    expect(intervalOf(value)).toBe(defaultInterval);
  }
});

test('an interval is read as an integer and limited to a usable range', () => {
  expect(intervalOf('7000')).toBe(7000);
  expect(intervalOf('2500.9 ms')).toBe(2500);
  expect(intervalOf('1')).toBe(1000);
  expect(intervalOf('99999999999999')).toBe(86_400_000);
});
