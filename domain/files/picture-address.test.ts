import { expect, test } from 'vitest';
import { pictureSource, pictureVariant } from './picture-address.ts';
import { parseStoredPath, storedPathOf } from './stored-path.ts';

test('a picture of ours is offered in the asked widths as WebP', () => {
  expect(pictureSource('/media/products/a.jpg', [320, 640])).toEqual({
    src: '/media/products/a.jpg',
    srcSet: '/media/products/a.jpg?w=320&f=webp 320w, /media/products/a.jpg?w=640&f=webp 640w',
  });
  expect(pictureVariant('/media/news/a.png', 1280, 'jpeg')).toBe('/media/news/a.png?w=1280&f=jpeg');
});

test('a foreign address and a GIF are shown as they are', () => {
  for (const url of [
    'https://old.example.com/media/products/a.jpg',
    '//old.example.com/a.jpg',
    '/media/elsewhere/a.jpg',
    '/media/products/a.gif',
  ]) {
    expect(pictureSource(url)).toEqual({ src: url });
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
