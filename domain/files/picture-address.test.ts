import { expect, test } from 'vitest';
import { pictureSizes, pictureVariant, pictureWidths } from './picture-address.ts';
import { mediaAddress, parseStoredPath, storedPathOf } from './stored-path.ts';

test('a stored picture is offered as WebP in the requested widths', () => {
  const sizes = pictureSizes('/media/products/a.jpg', 'webp')?.split(', ');
  expect(sizes).toHaveLength(pictureWidths.length);
  expect(sizes?.[1]).toBe('/media/products/a.jpg?w=320&f=webp 320w');
  expect(pictureVariant('/media/news/a.png', 1280, 'jpeg')).toBe('/media/news/a.png?w=1280&f=jpeg');
});

test('a picture that fills a frame is offered cropped to its shape', () => {
  expect(pictureSizes('/media/products/a.jpg', 'webp', '4x5')).toMatch(
    /^\/media\/products\/a\.jpg\?w=160&f=webp&s=4x5 160w, /,
  );
});

test('a foreign address and a GIF are shown as they are', () => {
  for (const url of [
    'https://old.example.com/media/products/a.jpg',
    '//old.example.com/a.jpg',
    '/media/elsewhere/a.jpg',
    '/media/products/a.gif',
  ]) {
    expect(pictureSizes(url, 'webp')).toBeUndefined();
    expect(pictureSizes(url, 'avif')).toBeUndefined();
  }
});

test('a WebP is never offered as AVIF, because it may be animated', () => {
  expect(pictureSizes('/media/products/a.webp', 'webp')).toBeDefined();
  expect(pictureSizes('/media/products/a.webp', 'avif')).toBeUndefined();
});

test.each([
  'products/../secret',
  'products/..',
  'products/.tmp-1',
  '../products/a.jpg',
  'products/a/b.jpg',
  'products/',
  'products/a/../b.jpg',
  'products/a\\b.jpg',
  'products/a.jpg\n',
  'products/a\0.jpg',
  '/products/a.jpg',
  'other/a.jpg',
  `products/${'a'.repeat(250)}.jpg`,
])('%j is not a stored path', (path) => {
  expect(parseStoredPath(path)).toBeUndefined();
  expect(storedPathOf(`/media/${path}`)).toBeUndefined();
});

test.each([
  '/media/../secret',
  '/media/products/..%2fsecret',
  '/media/products/%2e%2e',
  '/media/products%2f..%2fsecret',
  '/media/products/a%5cb.jpg',
  '/media/products/%2etmp-1',
  '/media/products/a%00.jpg',
  '/media/products/a%0d.jpg',
  '/media/products/a%zz.jpg',
])('the address %j is not the address of a stored file', (address) => {
  expect(storedPathOf(address)).toBeUndefined();
});

test.each([
  ['products/gold thread (1).jpg', '/media/products/gold%20thread%20(1).jpg'],
  ['products/金線.jpg', '/media/products/%E9%87%91%E7%B7%9A.jpg'],
  ['products/100%.jpg', '/media/products/100%25.jpg'],
  ['products/a?b#c.jpg', '/media/products/a%3Fb%23c.jpg'],
])('the file %j has the address %s', (path, address) => {
  expect(mediaAddress(path)).toBe(address);
  expect(storedPathOf(`${address}?w=320`)).toBe(path);
});
