import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shownMoment } from '../schema/columns.ts';
import { openDrizzle } from './drizzle.ts';
import type { PostgresPool, Query, QueryResult } from './postgres-pool.ts';

const lost = Object.assign(new Error('the connection is gone'), { code: 'ECONNRESET' });
const wrong = Object.assign(new Error('syntax error'), { code: '42601' });
const answer = (command: string): QueryResult => ({
  command,
  rowCount: 0,
  oid: 0,
  fields: [],
  rows: [],
});

/** A database on a stub pool that hands out the sessions in this order. */
function databaseOf(...sessions: ((text: string) => QueryResult | Error)[]) {
  const released: ('kept' | 'discarded')[] = [];
  let opened = 0;
  const pool = {
    query: async () => answer('SELECT'),
    async connect() {
      const session = sessions[opened];
      if (!session) throw lost;
      const at = opened++;
      let discarded = false;
      return {
        async query({ text }: Query) {
          const result = session(text);
          if (result instanceof Error) throw result;
          return result;
        },
        discard: () => {
          discarded = true;
        },
        release: () => {
          released[at] ??= discarded ? 'discarded' : 'kept';
        },
      };
    },
  };
  return { released, db: openDrizzle(pool as unknown as PostgresPool).db };
}

const works = (text: string) => answer(text.split(' ', 1)[0]?.toUpperCase() ?? '');
const fails = (when: string, error: Error) => (text: string) =>
  text === when ? error : works(text);

test('a BEGIN whose session is lost is repeated on another session, and both are released', async () => {
  const { db, released } = databaseOf(fails('begin', lost), works);
  expect(await db.transaction(async () => 'done')).toBe('done');
  expect(released).toHaveLength(2);
});

test('a BEGIN that fails permanently releases every session', async () => {
  for (const sessions of [
    [fails('begin', lost), fails('begin', wrong)],
    [fails('begin', wrong)],
    [fails('begin', lost)],
  ]) {
    const { db, released } = databaseOf(...sessions);
    await expect(db.transaction(async () => 1)).rejects.toThrow();
    expect(released).toHaveLength(sessions.length);
  }
});

test('the victim of a deadlock runs again on another session, and any other failure does not', async () => {
  const victim = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const { db, released } = databaseOf(fails('select 1', victim), fails('commit', victim), works);
  let runs = 0;
  const done = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    return ++runs;
  });
  expect(await done).toBe(2);
  expect(released).toHaveLength(3);
  const other = databaseOf(fails('select 1', wrong), works);
  await expect(other.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  expect(other.released).toHaveLength(1);
  const always = databaseOf(...Array.from({ length: 9 }, () => fails('select 1', victim)));
  await expect(always.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  expect(always.released).toHaveLength(5);
});

test('a COMMIT with ROLLBACK as its response is an error', async () => {
  const { db } = databaseOf((text) => answer(text === 'commit' ? 'ROLLBACK' : 'BEGIN'));
  await expect(db.transaction(async () => 1)).rejects.toMatchObject({
    cause: { name: 'TransactionRolledBack' },
  });
});

test('a ROLLBACK on a lost session does not hide the original error', async () => {
  const { db, released } = databaseOf(fails('rollback', lost));
  const failed = db.transaction(async () => {
    throw new Error('the reason');
  });
  await expect(failed).rejects.toThrow('the reason');
  expect(released).toEqual(['discarded']);
});

test('code after a transaction may query the database, code inside it may not', async () => {
  const { db } = databaseOf(works, works);
  const beside = db.transaction(async () => db.execute(sql`select 1`));
  await expect(beside).rejects.toMatchObject({ cause: { name: 'QueryBesideTransaction' } });
  await expect(db.execute(sql`select 1`)).resolves.toMatchObject({ command: 'SELECT' });
});

test.each([
  ['2026-11-23 04:50:00.123456+00', '2026-11-23T04:50:00.123Z'],
  ['2026-11-23 04:50:00+08', '2026-11-22T20:50:00.000Z'],
  ['1800-01-01 07:36:42+07:36:42', '1800-01-01T00:00:00.000Z'],
  ['0050-01-01 00:00:00+00', '0050-01-01T00:00:00.000Z'],
  ['infinity', '9999-12-30T00:00:00.000Z'],
  ['-infinity', '0001-01-02T00:00:00.000Z'],
  ['294276-12-31 00:00:00+00', '9999-12-30T00:00:00.000Z'],
  ['4713-01-01 00:00:00+00 BC', '0001-01-02T00:00:00.000Z'],
])('%s of the database is shown as %s', (text, shown) => {
  expect(shownMoment(text).toISOString()).toBe(shown);
});
