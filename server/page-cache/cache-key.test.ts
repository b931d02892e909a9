import { expect, test } from 'vitest';
import { canonicalSpelling, pageAddress } from './cache-key.ts';

const origin = 'http://localhost:3000';
const key = (url: string) => pageAddress(origin, url)?.key;

test('tracking parameters and the order of parameters do not change the key', () => {
  expect(key('/news?utm_source=x&page=2&q=gold&fbclid=1')).toBe(key('/news?q=gold&page=2'));
  expect(key('/news?q=')).toBe(key('/news'));
});

test('each host and each query has its own key', () => {
  const keys = [
    key('/news'),
    key('/news?page=2'),
    pageAddress('http://ja.localhost:3000', '/news')?.key,
  ];
  expect(new Set(keys).size).toBe(3);
});

test('every spelling of a path has the same key and is requested in the same way', () => {
  const plain = pageAddress(origin, '/products/st-viscose');
  for (const spelled of [
    '/products/%73t-viscose',
    '/product%73/st%2Dviscose',
    '/products/st-viscose?',
  ])
    expect(pageAddress(origin, spelled)).toEqual(plain);
  expect(key('/products/%e9%87%91')).toBe(key('/products/%E9%87%91'));
  // What would be cut off as a fragment is part of the name.
  expect(pageAddress(origin, '/products/a#b')?.path).toBe('/products/a%23b');
});

test('a file has one key, with any parameters', () => {
  for (const file of ['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/.well-known/security.txt'])
    for (const query of ['?x=1', '?page=2&page=3', `?q=${'x'.repeat(200)}`])
      expect(pageAddress(origin, file + query)).toEqual(pageAddress(origin, file));
});

test.each([
  ['/ABOUT', '/about'],
  ['/about/?utm_source=x', '/about?utm_source=x'],
  ['//products//', '/products'],
  ['/Products//ST-Viscose/', '/products/ST-Viscose'],
  ['/news/%E9%87%91/', '/news/%E9%87%91'],
  ['/SiteMap.xml', '/sitemap.xml'],
  ['/NEWS/FEED.XML', '/news/feed.xml'],
  ['///', '/'],
])('%s is another spelling of %s', (asked, spelling) => {
  expect(canonicalSpelling(asked)).toBe(spelling);
});

test.each([
  '/',
  '/about?x=1',
  '/products/ST-Viscose',
  '/product%73/st%2Dviscose',
  '/admin/',
  '/ADMIN',
  '/Administrator/about/',
  '//evil.example/about',
  '/products/a/b/',
  '/products/%ff/',
  '/products/../about/',
  '/newsletter/',
])('%s is requested unchanged', (asked) => {
  expect(canonicalSpelling(asked)).toBeUndefined();
});

test('pages, lists and searches are distinguished', () => {
  const kind = (url: string) => pageAddress(origin, url)?.kind;
  expect(kind('/products/st-viscose?utm_source=x')).toBe('page');
  expect(kind('/products/st-viscose?code=ST100')).toBe('list');
  expect(kind('/products?page=2')).toBe('list');
  expect(kind('/products?page=2&q=gold')).toBe('search');
});

test.each([
  '/admin',
  '/admin/products',
  '/media/products/x.jpg',
  '/news?unknown=1',
  '/products?page=2&page=3',
  `/products?q=${'x'.repeat(101)}`,
  '/newsletter',
  '/about.data',
  '/products/a/b',
  '/products/',
  '/about?_routes=site%2Fabout%2Fabout-page',
  '/products/%',
  '/products/%ff',
  '/products/..',
  '/products/%2E%2e',
  '/news/.',
])('%s is not cached', (url) => {
  expect(key(url)).toBeUndefined();
});
