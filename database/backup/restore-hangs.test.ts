import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase } from '../../tests/world/postgres/postgres-server.ts';
import { Wire } from '../../tests/world/postgres/wire.ts';
import { restoreDatabase } from './restore.ts';

test('a restore ends if the server stops responding', async () => {
  const database = await createDatabase(inject('serverUrl'));
  const other = new pg.Client(database.url);
  await other.connect();
  // The restore waits for the end of this transaction, because it replaces the schema.
  await other.query('begin; alter schema public rename to held');
  const wire = new Wire();
  const restoring = restoreDatabase({
    databaseUrl: await wire.start(database.url),
    folder: tmpdir(),
    manifest: { format: 1, madeAt: '', migrations: [], tables: [], sequences: [] },
    migrationsFolder: 'database/migrations',
    watchdogTimeouts: { statement: 100, probe: 500, retry: 100 },
  }).catch((error: Error) => error.message);
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  const isWaiting = async () => {
    // PostgreSQL does not update this view within a transaction, so the snapshot is cleared.
    await other.query('select pg_stat_clear_snapshot()');
    return (await other.query(waiting)).rowCount === 1;
  };
  await expect.poll(isWaiting).toBe(true);
  wire.hang();
  expect(await restoring).toContain('has stopped responding');
  await wire.cut();
  await other.end();
  await database.drop();
});
