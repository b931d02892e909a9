import { expect, test } from 'vitest';
import { namedPages } from './table-pages.tsx';

test('names the first, the last, the current page and its neighbours, with gaps between', () => {
  expect(namedPages(1, 1)).toEqual([1]);
  expect(namedPages(1, 5)).toEqual([1, 2, 0, 5]);
  expect(namedPages(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(namedPages(9, 9)).toEqual([1, 0, 8, 9]);
});
