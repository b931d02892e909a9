import { expect, test } from 'vitest';
import type { Database } from './connect.ts';
import { preparedOnce } from './prepared-once.ts';

test('a statement is prepared once for each database, so that a transaction never runs that of another', () => {
  const [first, second] = [{} as Database, {} as Database];
  const statement = preparedOnce((db) => ({ db }));
  expect(statement(first)).toBe(statement(first));
  expect(statement(first).db).toBe(first);
  expect(statement(second).db).toBe(second);
});
