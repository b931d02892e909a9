import { expect, test } from 'vitest';
import { GuardedPool } from './guarded-pool.ts';
import type { Answer, Query, QueryClient, QueryPool } from './query-pool.ts';
import { TransactionScope } from './transaction-scope.ts';

const lost = Object.assign(new Error('the connection is gone'), { code: 'ECONNRESET' });
const wrong = Object.assign(new Error('syntax error'), { code: '42601' });
const answer = (command: string): Answer => ({
  command,
  rowCount: 0,
  oid: 0,
  fields: [],
  rows: [],
});

/** A pool whose sessions answer one after the other as they are told to. */
function poolOf(...sessions: ((text: string) => Answer | Error)[]) {
  const released: boolean[] = [];
  let opened = 0;
  const pool: QueryPool = {
    query: async () => answer('SELECT'),
    async connect(): Promise<QueryClient> {
      const session = sessions.shift();
      if (!session) throw lost;
      const at = opened++;
      return {
        async query({ text }: Query) {
          const said = session(text);
          if (said instanceof Error) throw said;
          return said;
        },
        release: (broken = false) => {
          released[at] ??= broken;
        },
      };
    },
  };
  return { released, guarded: new GuardedPool(pool, new TransactionScope()) };
}

const works = (text: string) => answer(text.toUpperCase());

test('a BEGIN whose session is gone is tried on another one, and the first is given back', async () => {
  const { guarded, released } = poolOf(() => lost, works);
  const client = await guarded.connect();
  expect(await client.query({ text: 'begin' })).toMatchObject({ command: 'BEGIN' });
  expect(released).toEqual([true]);
});

test('a BEGIN that fails for good gives every session back', async () => {
  for (const sessions of [[() => lost, () => wrong], [() => wrong], [() => lost]]) {
    const { guarded, released } = poolOf(...sessions);
    const client = await guarded.connect();
    await expect(client.query({ text: 'begin isolation level serializable' })).rejects.toThrow();
    expect(released).toEqual(sessions.map(() => true));
  }
});

test('a COMMIT that was answered with ROLLBACK is an error', async () => {
  const { guarded } = poolOf(() => answer('ROLLBACK'));
  const client = await guarded.connect();
  await expect(client.query({ text: 'commit' })).rejects.toThrow(
    'rolled back instead of committed',
  );
});

test('a ROLLBACK on a session that is gone does not hide the error that led to it', async () => {
  const { guarded, released } = poolOf(() => lost);
  const client = await guarded.connect();
  await expect(client.query({ text: 'rollback' })).resolves.toMatchObject({ command: 'ROLLBACK' });
  expect(released).toEqual([true]);
});
