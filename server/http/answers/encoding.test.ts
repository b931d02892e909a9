import { expect, test } from 'vitest';
import { bestEncoding } from './encoding.ts';

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
] as const)('Accept-Encoding %s leads to %s', (header, expected) => {
  expect(bestEncoding(header)).toBe(expected);
});
