import { expect, test } from 'vitest';
import { bestEncoding, matchesEntityTag } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=1, br;q=0.2', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, br;q=0.1', 'identity'],
  ['BR', 'br'],
] as const)('Accept-Encoding %s is answered with %s', (header, expected) => {
  expect(bestEncoding(header)).toBe(expected);
});

test('If-None-Match compares weakly, lists included', () => {
  expect(matchesEntityTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesEntityTag('*', '"b"')).toBe(true);
  expect(matchesEntityTag('"ab"', '"b"')).toBe(false);
  expect(matchesEntityTag(undefined, '"b"')).toBe(false);
});
