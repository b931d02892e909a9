import { expect, test } from 'vitest';
import { mergeOrder } from './merge-order.ts';

test('an order stays as given if the list has the same rows', () => {
  expect(mergeOrder([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2]);
});

test('deleted rows are left out', () => {
  expect(mergeOrder([3, 1, 2], [2, 3])).toEqual([3, 2]);
  expect(mergeOrder([3, 1, 2], [])).toEqual([]);
});

test('new rows keep their place: first, last or in the middle', () => {
  expect(mergeOrder([3, 1, 2], [1, 2, 3, 9])).toEqual([3, 1, 2, 9]);
  expect(mergeOrder([3, 1, 2], [9, 1, 2, 3])).toEqual([9, 3, 1, 2]);
  expect(mergeOrder([3, 1, 2], [1, 9, 8, 3])).toEqual([3, 9, 8, 1]);
});
