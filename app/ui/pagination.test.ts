import { expect, test } from 'vitest';
import { shownPages } from './pagination.tsx';

test('the first, the last and the current page with its neighbours are shown', () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(1, 2)).toEqual([1, 2]);
  expect(shownPages(1, 10)).toEqual([1, 2, 0, 10]);
  expect(shownPages(5, 10)).toEqual([1, 0, 4, 5, 6, 0, 10]);
  expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(shownPages(10, 10)).toEqual([1, 0, 9, 10]);
});
