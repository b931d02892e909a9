import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase } from '../../tests/world/postgres-server.ts';
import { Wire } from '../../tests/world/wire.ts';
import { restoreDatabase } from './restore.ts';

test('a restore ends if the server stops responding', async () => {
  const database = await createDatabase(inject('serverUrl'));
  const other = new pg.Client(database.url);
  await other.connect();
  // The restore waits for this lock, because it renames the schema.
  await other.query('begin; alter schema public owner to current_user');
  const wire = new Wire();
  const restoring = restoreDatabase({
    databaseUrl: await wire.start(database.url),
    folder: tmpdir(),
    manifest: { format: 1, madeAt: '', migrations: [], tables: [], sequences: [] },
    migrationsFolder: 'database/migrations',
    watchdogTimeouts: { statement: 100, probe: 500, retry: 100 },
  }).catch((error: Error) => error.message);
  const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock'";
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
  wire.hang();
  expect(await restoring).toContain('does not answer');
  await wire.cut();
  await other.end();
  await database.drop();
});
