import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { pageAddress } from '../server/page-cache/cache-key.ts';

const preview = '/preview/:secret';
const subscription = '/newsletter/:secret';
const samples = ['/samples', '/samples/requests/:secret'];

/** The routes of the public layout, without those that are not pages. */
const paths = (routes.find(({ id }) => id === 'site')?.children ?? [])
  .map(({ path }) => `/${path ?? ''}`)
  .filter(
    (path) => !['/*', '/offline', '/c/:code', preview, subscription, ...samples].includes(path),
  );

test.each(paths)('the page %s is cached', (path) => {
  expect(pageAddress('http://localhost', path.replace(/:(slug|page)$/, 'any'))).toBeDefined();
});

test('previews, subscriptions, lists of samples and requests are not cached', () => {
  for (const path of [preview, '/admin/preview/products/1', subscription, ...samples])
    expect(pageAddress('http://localhost', path.replace(':secret', 'any'))).toBeUndefined();
});

test('the pages above exist', () => {
  expect(paths).toContain('/products/:slug');
});
