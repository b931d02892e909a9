import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { pageAddress } from '../server/page-cache/cache-key.ts';

/** Of the layout of the public site; the two that are no page of their own are left out. */
const paths = (routes.find(({ id }) => id === 'site')?.children ?? [])
  .map(({ path }) => `/${path ?? ''}`)
  .filter((path) => path !== '/*' && path !== '/offline');

test.each(paths)('%s is a page that the cache keeps', (path) => {
  expect(pageAddress('http://localhost', path.replace(':slug', 'any'))).toBeDefined();
});

test('there are such pages', () => {
  expect(paths).toContain('/products/:slug');
});
