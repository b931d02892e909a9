import { expect, test } from 'vitest';
import { pageAddress } from './cache-key.ts';

const origin = 'http://localhost:3000';
const key = (url: string) => pageAddress(origin, url)?.key;

test('tracking parameters and the order of parameters make no other page', () => {
  expect(key('/news?utm_source=x&page=2&q=gold&fbclid=1')).toBe(key('/news?q=gold&page=2'));
  expect(key('/news?q=')).toBe(key('/news'));
});

test('hosts, queries and data requests are pages of their own', () => {
  const keys = [
    key('/news'),
    key('/news?page=2'),
    key('/news.data'),
    pageAddress('http://ja.localhost:3000', '/news')?.key,
  ];
  expect(new Set(keys).size).toBe(4);
  expect(key('/_.data')).toBeDefined();
});

test.each([
  '/admin',
  '/admin/products',
  '/media/products/x.jpg',
  '/news?unknown=1',
  '/products?page=2&page=3',
  `/products?q=${'x'.repeat(101)}`,
  '/newsletter',
])('%s is not kept', (url) => {
  expect(key(url)).toBeUndefined();
});
