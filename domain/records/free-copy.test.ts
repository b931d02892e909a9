import { expect, test } from 'vitest';
import { copyName, freeCopy } from './free-copy.ts';

test('a copy has a suffix, with a number if it is taken, within the maximum length', () => {
  expect(freeCopy('st', [], 200)).toBe('st-copy');
  expect(freeCopy('st', ['st-copy', 'st-copy-2'], 200)).toBe('st-copy-3');
  expect(freeCopy('st-copy-2', ['st-copy', 'st-copy-2'], 200)).toBe('st-copy-3');
  expect(freeCopy('x'.repeat(200), [], 200).length).toBeLessThanOrEqual(200);
  expect(copyName('ST Viscose', 200)).toBe('ST Viscose (copy)');
  expect(copyName('ST Viscose (copy)', 200)).toBe('ST Viscose (copy)');
  expect(copyName('x'.repeat(200), 200)).toHaveLength(200);
});
