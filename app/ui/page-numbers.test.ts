import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('the first, the last and the current page with its neighbours are shown', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
  expect(pageNumbers(1, 10)).toEqual([1, 2, 0, 10]);
  expect(pageNumbers(5, 10)).toEqual([1, 0, 4, 5, 6, 0, 10]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(10, 10)).toEqual([1, 0, 9, 10]);
});
