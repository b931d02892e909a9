import { expect, test } from 'vitest';
import { mergeOrder } from './merge-order.ts';

test('an order stands as it was given while the list holds the same rows', () => {
  expect(mergeOrder([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2]);
});

test('what is gone is left out', () => {
  expect(mergeOrder([3, 1, 2], [2, 3])).toEqual([3, 2]);
  expect(mergeOrder([3, 1, 2], [])).toEqual([]);
});

test('what is new keeps its place: first, last or in the middle', () => {
  expect(mergeOrder([3, 1, 2], [1, 2, 3, 9])).toEqual([3, 1, 2, 9]);
  expect(mergeOrder([3, 1, 2], [9, 1, 2, 3])).toEqual([9, 3, 1, 2]);
  expect(mergeOrder([3, 1, 2], [1, 9, 8, 3])).toEqual([3, 9, 8, 1]);
});
