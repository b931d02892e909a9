import { expect, test } from 'vitest';
import { pictureSizes, pictureVariant, pictureWidths } from './picture-address.ts';
import { parseStoredPath, storedPathOf } from './stored-path.ts';

test('a picture of ours is offered in the asked widths as WebP', () => {
  const sizes = pictureSizes('/media/products/a.jpg')?.split(', ');
  expect(sizes).toHaveLength(pictureWidths.length);
  expect(sizes?.[1]).toBe('/media/products/a.jpg?w=320&f=webp 320w');
  expect(pictureVariant('/media/news/a.png', 1280, 'jpeg')).toBe('/media/news/a.png?w=1280&f=jpeg');
});

test('a picture that fills a frame is offered cut to its shape', () => {
  expect(pictureSizes('/media/products/a.jpg', '4x5')).toMatch(
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
    expect(pictureSizes(url)).toBeUndefined();
  }
});

test.each([
  'products/../secret',
  'products/..',
  'products/.tmp-1',
  '../products/a.jpg',
  'products/a/b.jpg',
  'products/',
  'products/a b.jpg',
  'products/a%2e.jpg',
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
