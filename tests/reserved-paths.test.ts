import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFiles } from '#domain/addresses/public-pages.ts';
import { isOwnPagePath, isReserved } from '#domain/addresses/reserved-paths.ts';
import routes from '../app/routes.ts';

interface Listed {
  path?: string | undefined;
  children?: readonly Listed[] | undefined;
}

const pathsOf = (list: readonly Listed[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

const pathsOfServer = ['media/x', 'cards/site', 'functions/v1/x', 'assets/x', 'healthz', 'readyz'];
const segments = [
  ...pathsOf(routes.filter(({ path }) => path !== 'admin')),
  ...Object.values(publicFiles).map((path) => path.slice(1)),
  ...readdirSync('public'),
  ...pathsOfServer,
]
  .map((path) => path.split('/')[0] ?? '')
  .filter((segment) => !/^[:*]/.test(segment));

test('no page of the owner’s own can have the address of a route or a file', () => {
  expect(segments.filter((segment) => isOwnPagePath(`/${segment}`))).toEqual([]);
  expect(segments).toContain('products');
});

test('addresses of planned routes and of the back-office are reserved in every spelling', () => {
  for (const slug of ['finder', 'Compare', 'samples', 'c', 'metrics', 'admin', 'administrator'])
    expect(isReserved(slug)).toBe(true);
  expect(isReserved('our-works')).toBe(false);
});
