import * as fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/engines.ts';
import { restoreEmbedded } from '../backup/embedded-restore.ts';
import { databasePaths } from './data-directory.ts';
import { connectEmbedded } from './embedded-connection.ts';
import { isNightDue } from './maintenance.ts';
import { listSnapshots } from './snapshots.ts';

test("a night's work is due once after three o'clock, later when the machine was off then", () => {
  const at = (text: string) => new Date(`2026-05-${text}:00`);
  expect(isNightDue(undefined, at('10T12:00'))).toBe(true);
  expect(isNightDue(at('10T03:10'), at('10T23:59'))).toBe(false);
  expect(isNightDue(at('10T03:10'), at('11T02:59'))).toBe(false);
  expect(isNightDue(at('10T03:10'), at('11T03:01'))).toBe(true);
  expect(isNightDue(at('10T01:00'), at('10T09:00'))).toBe(true);
  expect(isNightDue(at('01T03:10'), at('10T09:00'))).toBe(true);
});

test('the running engine vacuums and takes a daily snapshot by itself, and keeps seven', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const dataDir = temporaryFolder();
  const { snapshots } = databasePaths(dataDir);
  fs.mkdirSync(snapshots);
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `daily-2001-01-0${day}T03-00-00Z.tar.gz`);
  for (const name of names) {
    fs.writeFileSync(join(snapshots, name), '');
    fs.utimesSync(join(snapshots, name), 1, 1);
  }
  const unfinished = join(snapshots, 'daily-2001-01-09T03-00-00Z.tar.gz.partial');
  fs.writeFileSync(unfinished, '');
  const taken = Promise.withResolvers<void>();
  const { db, close } = await connectEmbedded({
    dataDir,
    log: (event) => {
      if ((event as { event?: string }).event === 'database snapshot') taken.resolve();
    },
  });
  await db.execute(sql`create table kept as select 1 as id`);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await taken.promise;
  const { rows } = await db.execute(
    sql`select last_vacuum is not null as vacuumed, last_analyze is not null as analyzed from pg_stat_user_tables where relname = 'kept'`,
  );
  await close();

  expect(rows).toEqual([{ vacuumed: true, analyzed: true }]);
  const kept = listSnapshots(dataDir, 'daily');
  expect(kept).toHaveLength(7);
  expect(kept.slice(1)).toEqual(names.slice(2).reverse());
  expect(fs.existsSync(unfinished)).toBe(false);
  expect(fs.readdirSync(snapshots)).toHaveLength(7);
  fs.rmSync(dataDir, { recursive: true });
});

test('by day a table that was changed a great deal is vacuumed, and no other one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const dataDir = temporaryFolder();
  const { snapshots } = databasePaths(dataDir);
  fs.mkdirSync(snapshots);
  fs.writeFileSync(join(snapshots, 'daily-2001-01-01T03-00-00Z.tar.gz'), '');
  const vacuumed = Promise.withResolvers<object>();
  const { db, close } = await connectEmbedded({
    dataDir,
    log: (event) => {
      if ((event as { event?: string }).event === 'database vacuum') vacuumed.resolve(event);
    },
  });
  const rows = sql`generate_series(1, 1000) as id`;
  await db.execute(sql`create table "Worn" as select id, 1 as place from ${rows}`);
  await db.execute(sql`create table kept as select id, 1 as place from ${rows}`);
  await db.execute(sql`vacuum (analyze)`);
  await db.execute(sql`update "Worn" set place = 2 where id <= 260`);
  await db.execute(sql`update kept set place = 2 where id <= 240`);
  // Statistics are written down once a second unless they are asked for.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  const event = await vacuumed.promise;
  await close();
  expect(event).toMatchObject({ tables: '"Worn"' });
  fs.rmSync(dataDir, { recursive: true });
});

test('a migration of a database with rows takes a snapshot first, which brings back what was before', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'migrations');
  fs.mkdirSync(join(folder, 'meta'), { recursive: true });
  const write = (migrations: string[]) => {
    for (const [idx, text] of migrations.entries())
      fs.writeFileSync(join(folder, `${idx}.sql`), text);
    const entries = migrations.map((_, idx) => ({
      idx,
      version: '7',
      when: 1000 * (idx + 1),
      tag: `${idx}`,
      breakpoints: true,
    }));
    fs.writeFileSync(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
  };
  const open = () => connectEmbedded({ dataDir, log: () => undefined });
  const first = 'create table kept as select 1 as id';
  const connection = await open();
  write([first]);
  await connection.migrate(folder);
  expect(listSnapshots(dataDir, 'before-migration')).toEqual([]);
  write([first, 'drop table kept']);
  await connection.migrate(folder);
  await connection.migrate(folder);
  await connection.close();

  const [snapshot = '', ...more] = listSnapshots(dataDir, 'before-migration');
  expect(more).toEqual([]);
  await restoreEmbedded(dataDir, join(databasePaths(dataDir).snapshots, snapshot));
  const restored = await open();
  expect((await restored.db.execute(sql`select id from kept`)).rows).toEqual([{ id: 1 }]);
  await restored.close();
  fs.rmSync(dataDir, { recursive: true });
});
