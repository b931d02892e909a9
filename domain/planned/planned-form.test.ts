import { expect, test } from 'vitest';
import { isSame } from './planned-form.server.ts';

test('the order of links and options is no change', () => {
  expect(isSame(['lace', 'weaving'], ['weaving', 'lace'])).toBe(true);
  expect(isSame([10, 9], [9, 10, 10])).toBe(true);
  expect(isSame(['lace'], ['weaving'])).toBe(false);
});
