import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './connection-lost.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  withCode('ECONNREFUSED'),
  withCode('EHOSTUNREACH'),
  withCode('57P03'),
  withCode('53300'),
  withCode('25006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
])('a query that failed with $code $message means that the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: error }))).toBe(true);
});

test.each([
  withCode('23505'),
  withCode('42P01'),
  new Error('no such column'),
  'no error',
  undefined,
])('a query that failed with %s does not', (error) => {
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: error }))).toBe(false);
});
