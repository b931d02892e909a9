import { expect, test } from 'vitest';
import { pageWindow } from './list-page.ts';

test('a list of up to 500 rows is shown whole, and a longer one in pages of 100', () => {
  expect(pageWindow(0, 1)).toEqual({ page: 1, pages: 1, offset: 0, limit: 1 });
  expect(pageWindow(500, 3)).toEqual({ page: 1, pages: 1, offset: 0, limit: 500 });
  expect(pageWindow(501, 2)).toEqual({ page: 2, pages: 6, offset: 100, limit: 100 });
});

test('a page that does not exist is replaced by the nearest one', () => {
  expect(pageWindow(50_000, 9_999).page).toBe(500);
  expect(pageWindow(50_000, 0).page).toBe(1);
});

test('a screen can have its own page size', () => {
  expect(pageWindow(11, 2, 10, 10)).toEqual({ page: 2, pages: 2, offset: 10, limit: 10 });
});
