import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { fromSources } from '../../tests/world/commands.ts';
import { openEmptyDatabase } from '../../tests/world/postgres/empty-database.ts';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { acquireEmbedded } from '../embedded-connection.ts';
import { backUp } from './backup.ts';

const migrations = join(import.meta.dirname, '..', 'migrations');
/** The restore runs in its own process and finds the same programs. */
const postgresBin = process.env.PG_BIN;

function startRestore(archive: string, variables: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [...fromSources, 'scripts/restore.ts', archive], {
    env: { ...process.env, ...variables },
    stdio: 'ignore',
  });
}

async function namesOf(options: { databaseUrl?: string; dataDir: string }): Promise<unknown[]> {
  const { db, migrate, close } = await connect({ ...options, postgresBin });
  expect(await migrate(migrations)).toEqual({ fresh: false, applied: 0 });
  const { rows } = await db.execute(sql`select name from products order by name`);
  await close();
  return rows.map(({ name }) => name);
}

test('a restore of the embedded database that is killed at any moment leaves the old or the new rows', async () => {
  const dataDir = temporaryFolder();
  const archive = join(dataDir, 'backups', 'one.tar.gz');
  const { db, migrate, close } = await connect({ dataDir, postgresBin });
  await migrate(migrations);
  await db.execute(sql`insert into products (name, slug) values ('archived', 'archived')`);
  const { url, release } = await acquireEmbedded({
    dataDir,
    postgresBin,
    log: () => undefined,
  });
  await backUp({ databaseUrl: url, archive });
  await release();
  await db.execute(sql`update products set name = 'present'`);
  await close();

  const { database, restoring, restored, unpacked } = databasePaths(dataDir);
  const moments: [name: string, reached: () => boolean, left: string][] = [
    ['while it unpacks', () => fs.existsSync(unpacked), 'present'],
    ['while it makes a database', () => fs.globSync(`${restoring}*`).length > 0, 'present'],
    ['while it fills it', () => fs.existsSync(join(restoring, 'postmaster.pid')), 'present'],
  ];
  for (const [name, reached, left] of moments) {
    const restore = startRestore(archive, { DATA_DIR: dataDir, DATABASE_URL: '' });
    while (!reached() && restore.exitCode === null) await pause(5);
    restore.kill('SIGKILL');
    await once(restore, 'exit');
    expect(await namesOf({ dataDir }), name).toEqual([left]);
    expect(fs.existsSync(restoring), name).toBe(false);
  }

  // A folder that remains if initdb was also killed.
  const halfMade = `${restoring}.initialising-abc123`;
  fs.mkdirSync(join(halfMade, 'base'), { recursive: true });
  expect(await namesOf({ dataDir }), 'half-made').toEqual(['present']);
  expect(fs.existsSync(halfMade)).toBe(false);

  // The state after a kill between the two renames.
  const restore = startRestore(archive, { DATA_DIR: dataDir, DATABASE_URL: '' });
  await once(restore, 'exit');
  fs.renameSync(database, restored);
  expect(await namesOf({ dataDir }), 'between the two renames').toEqual(['archived']);
  fs.rmSync(dataDir, { recursive: true });
});

test('a restore into a server that is killed leaves the old or the new rows', async () => {
  const world = await openEmptyDatabase();
  const { connection, dataDir, databaseUrl } = world;
  const archive = join(dataDir, 'one.tar.gz');
  await connection.migrate(migrations);
  await connection.db.execute(
    sql`insert into products (name, slug) select 'archived', n::text from generate_series(1, 2000) n`,
  );
  await backUp({ databaseUrl, archive });
  await connection.db.execute(sql`delete from products`);
  await connection.db.execute(sql`insert into products (name, slug) values ('present', 'present')`);
  await connection.close();

  // This lock stops the restore between its first step and its last.
  const other = new pg.Client(databaseUrl);
  await other.connect();
  await other.query('begin');
  await other.query('alter schema drizzle rename to held');
  const watcher = new pg.Client(databaseUrl);
  await watcher.connect();
  const restore = startRestore(archive, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const isWaiting = async () => {
    const { rows } = await watcher.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'alter schema drizzle rename%'",
    );
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  restore.kill('SIGKILL');
  await once(restore, 'exit');
  await other.query('rollback');
  await other.end();
  await watcher.end();
  // The unpacked rows stay for a day; a later start removes them.
  const { unpacked } = databasePaths(dataDir);
  expect(await namesOf({ databaseUrl, dataDir })).toEqual(['present']);
  expect(fs.existsSync(unpacked)).toBe(true);
  fs.utimesSync(unpacked, 1, 1);
  expect(await namesOf({ databaseUrl, dataDir })).toEqual(['present']);
  expect(fs.existsSync(unpacked)).toBe(false);
  await world.drop();
});
