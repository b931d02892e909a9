import { expect, test } from 'vitest';
import { listPath, listQuery, listRequest } from './list-request.ts';

const asked = (query: string) => listRequest(`http://localhost/news${query}`);

test('a list takes search, category, page and size from its address', () => {
  expect(asked('?q=%20gold%20&category=3&page=2&size=12')).toEqual({
    q: 'gold',
    category: 3,
    page: 2,
    size: 12,
  });
});

test('invalid values in an address count as missing', () => {
  const plain = { q: '', category: undefined, page: 1, size: 6 };
  for (const query of [
    '',
    '?page=0',
    '?page=-1',
    '?page=x',
    '?size=7',
    '?category=gold',
    '?size=',
  ]) {
    expect(asked(query)).toEqual(plain);
  }
});

test('a new search, category or size starts at page 1', () => {
  const now = asked('?q=gold&category=3&page=2&size=12');
  expect(listQuery(now, { q: 'silver' })).toBe('?q=silver&category=3&size=12');
  expect(listQuery(now, { category: undefined })).toBe('?q=gold&size=12');
  expect(listQuery(now, { size: 6 })).toBe('?q=gold&category=3');
  expect(listQuery(now, { page: 3 })).toBe('?q=gold&category=3&size=12&page=3');
  expect(listQuery(asked(''))).toBe('');
});

test.each([
  ['', '/resources'],
  ['?utm_source=x', '/resources'],
  ['?page=2', '/resources?page=2'],
  ['?page=2&utm_source=x&x=y', '/resources?page=2'],
  ['?page=1', '/resources'],
  ['?page=nonsense', '/resources'],
  ['?page=99', '/resources?page=3'],
  ['?page=2&q=gold', '/resources'],
  ['?page=2&size=18', '/resources'],
  ['?category=3', '/resources'],
])('a list of three pages that is requested as %s is %s', (query, path) => {
  const now = listRequest(`https://x.example/Resources/${query}`);
  expect(listPath('/resources', now, Math.min(now.page, 3))).toBe(path);
});
