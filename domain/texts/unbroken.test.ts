import { expect, test } from 'vitest';
import { unbrokenParts } from './unbroken.ts';

const unbroken = (text: string) => unbrokenParts(text).filter((_, at) => at % 2 === 1);

test.each([
  ['Couched in JG-1K and BP-S.', ['JG-1K', 'BP-S.']],
  ['用線：STP120-5K金、銅（BP-R）', ['STP120-5K', '（BP-R）']],
  ['TP120-2-1K, M12-128', ['TP120-2-1K,', 'M12-128']],
  ['The lead time is 3-4 weeks, at 650–700 stitches', ['3-4', '650–700']],
  ['from 0.2–0.37 mm wide, up to 110 °C', ['0.2–0.37 mm', '110 °C']],
  ['別注色は20 kgより、1985-2025', ['20 kg', '1985-2025']],
  ['Since 1985, for 12 heads and 5 metres', []],
  ['A round-wrapped, chlorine-free thread', []],
  ['Kept together: no, ABCDEFGHIJKLMNOP-123 is too long', []],
  ['', []],
])('%s', (text, expected) => {
  expect(unbroken(text)).toEqual(expected);
  expect(unbrokenParts(text).join('')).toBe(text);
});
