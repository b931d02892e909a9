import * as fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { restoreArchive } from './restore-archive.ts';
import { isNightDue, listSnapshots } from './snapshots.ts';

test('a nightly snapshot is due once after three o’clock, or later if the machine was off then', () => {
  const at = (text: string) => new Date(`2026-05-${text}:00`);
  expect(isNightDue(undefined, at('10T12:00'))).toBe(true);
  expect(isNightDue(at('10T03:10'), at('10T23:59'))).toBe(false);
  expect(isNightDue(at('10T03:10'), at('11T02:59'))).toBe(false);
  expect(isNightDue(at('10T03:10'), at('11T03:01'))).toBe(true);
  expect(isNightDue(at('10T01:00'), at('10T09:00'))).toBe(true);
  expect(isNightDue(at('01T03:10'), at('10T09:00'))).toBe(true);
});

test.each([
  ['', 2001, new Date(1000)],
  [', also after its clock was years ahead', 2199, new Date('2199-01-08T03:00:00Z')],
])('the running site takes a daily snapshot and keeps seven%s', async (_, year, at) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const dataDir = temporaryFolder();
  const { snapshots } = databasePaths(dataDir);
  fs.mkdirSync(snapshots);
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `daily-${year}-01-0${day}T03-00-00Z.tar.gz`);
  for (const name of names) {
    fs.writeFileSync(join(snapshots, name), '');
    fs.utimesSync(join(snapshots, name), at, at);
  }
  fs.writeFileSync(join(snapshots, 'daily-2001-01-09T03-00-00Z.tar.gz.partial'), '');
  fs.mkdirSync(join(snapshots, 'daily-2001-01-09T03-00-00Z.tar.gz.contents'));
  const taken = Promise.withResolvers<void>();
  const { close } = await connect({
    dataDir,
    log: (event) => {
      if ((event as { event?: string }).event === 'database snapshot') taken.resolve();
    },
  });
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await taken.promise;
  await close();
  const kept = listSnapshots(dataDir, 'daily');
  expect(kept).toHaveLength(7);
  expect(kept.filter((name) => names.includes(name))).toEqual(names.slice(2).reverse());
  expect(fs.readdirSync(snapshots)).toHaveLength(7);
  fs.rmSync(dataDir, { recursive: true });
});

test('a migration of a database with rows takes a snapshot first, which restores the state before', async () => {
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
  const first = 'create table kept as select 1 as id';
  const connection = await connect({ dataDir });
  write([first]);
  await connection.migrate(folder);
  expect(listSnapshots(dataDir, 'before-migration')).toEqual([]);
  await connection.db.execute(sql`insert into kept values (2)`);
  write([first, 'drop table kept']);
  await connection.migrate(folder);
  await connection.migrate(folder);
  await connection.close();

  const [snapshot = '', ...more] = listSnapshots(dataDir, 'before-migration');
  expect(more).toEqual([]);
  await restoreArchive(
    {
      ...{ dataDir, databaseUrl: undefined, migrationsFolder: folder },
      files: await createFileStore({ dataDir, s3: undefined }),
    },
    join(databasePaths(dataDir).snapshots, snapshot),
  );
  const restored = await connect({ dataDir });
  expect((await restored.db.execute(sql`select id from kept order by id`)).rows).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
  expect(await restored.migrate(folder)).toEqual({ fresh: false, applied: 1 });
  await restored.close();
  fs.rmSync(dataDir, { recursive: true });
});
