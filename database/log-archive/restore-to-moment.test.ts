import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReport, startWriter } from '../../tests/embedded/writer-process.ts';
import { runCommand } from '../../tests/world/commands.ts';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { readPostmasterFile } from '../embedded/postmaster-file.ts';
import { acquireEmbedded, startEmbeddedServer } from '../embedded-connection.ts';
import { basesOf, restorablePeriods } from './archive-contents.ts';
import { archivedFiles } from './archive-folder.ts';
import { takeBaseBackup } from './base-backup.ts';
import { restoreToMoment } from './restore-to-moment.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  // Unquoted, this path would mean something else to a shell and to PostgreSQL.
  dataDir = join(folder, "it's 100%f");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const silent = { log: () => undefined };

async function openSite() {
  const { db, close } = await connect({ dataDir });
  await db.execute(sql`create table if not exists kept (name text)`);
  return {
    close,
    add: (name: string) => db.execute(sql`insert into kept values (${name})`),
    names: async () =>
      (await db.execute(sql`select name from kept order by name`)).rows.map(({ name }) => name),
    async takeBase() {
      const { url } = await acquireEmbedded({ dataDir, ...silent });
      await takeBaseBackup(url, dataDir);
      // The moment of a base backup is rounded up to a whole second, which must have passed.
      while (basesOf(archivedFiles(dataDir)).some(({ at }) => at > new Date())) await pause(20);
    },
  };
}

/**
 * Returns a time between two statements. The pauses are needed because PostgreSQL's times are more exact than a Date.
 */
async function noteTime(): Promise<Date> {
  await pause(5);
  const noted = new Date();
  await pause(5);
  return noted;
}

async function namesAt(moment: Date): Promise<unknown[]> {
  await restoreToMoment({ dataDir }, moment);
  const site = await openSite();
  const names = await site.names();
  await site.close();
  return names;
}

test('the database goes back to each moment, also after a restore and without a change after the moment', async () => {
  let site = await openSite();
  await site.add('1 before the base backup');
  await site.takeBase();
  await site.add('2 after it');
  const second = await noteTime();
  await site.add('3 by mistake');
  const third = await noteTime();
  await site.close();
  expect(await namesAt(second)).toEqual(['1 before the base backup', '2 after it']);

  // The replaced rows can still be restored, also from the new timeline.
  site = await openSite();
  await site.add('4 after the restore');
  await site.takeBase();
  const fourth = await noteTime();
  await site.add('5');
  await site.close();
  const all = ['1 before the base backup', '2 after it', '3 by mistake'];
  expect(await namesAt(third)).toEqual(all);
  expect(await namesAt(fourth)).toEqual([...all.slice(0, 2), '4 after the restore']);
  expect(fs.globSync(`${databasePaths(dataDir).database}.before-restore-*`)).toHaveLength(3);
});

test('the command refuses other moments with the possible ones, and changes nothing', async () => {
  const site = await openSite();
  const restore = async (...words: string[]) =>
    (await runCommand('restore', words, { DATA_DIR: dataDir })).complaint;
  expect(await restore('--at', '2026-11-27 14:05')).toContain('is in use by process');
  await site.close();
  expect(await restore('--at', '2026-11-27', '14:05')).toMatch(
    /^The log archive has no complete base backup: .+ Nothing was changed\.\n$/,
  );
  const { url, release } = await acquireEmbedded({ dataDir, ...silent });
  await takeBaseBackup(url, dataDir);
  await release();
  expect(await restore('--at', '2001-01-01T00:00:00Z')).toMatch(
    /^The database cannot go back to 2001-01-01T00:00:00.000Z. Possible are moments from 20.+Z to 20.+Z\. Nothing was changed\.\n$/,
  );
  expect(await restore('--at', 'yesterday')).toContain('yesterday is not a time. Write it like');
  const DATABASE_URL = 'postgres://localhost/none';
  const elsewhere = await runCommand('restore', ['--at', '2026-11-27'], {
    DATA_DIR: dataDir,
    DATABASE_URL,
  });
  expect(elsewhere.output).toContain('The database was not changed.');
  expect(fs.globSync(`${databasePaths(dataDir).database}.before-restore-*`)).toEqual([]);
});

test('after a kill -9 of site and server during the archiving, every acknowledged row is within reach, also after a restore', async () => {
  const report = join(folder, 'report');
  await (await openSite()).close();
  const { url, release } = await acquireEmbedded({ dataDir, ...silent });
  await takeBaseBackup(url, dataDir);
  await release();
  const { archive } = databasePaths(dataDir);
  const writer = startWriter([dataDir, report, '0', 'insert']);
  await writer.until(() => fs.globSync(`${archive}/*/wal/*.partial`).length > 0);
  await writer.until(() => readReport(report, 'kept').length > 20);
  await writer.kill();
  const { database } = databasePaths(dataDir);
  process.kill(readPostmasterFile(database)?.pid ?? 0, 'SIGKILL');
  // Like a file system whose times are less exact than the times of the rows.
  const second = Math.floor(Date.now() / 1000);
  for (const part of fs.globSync(join(database, 'pg_wal', '0*')))
    fs.utimesSync(part, second, second);
  const kept = readReport(report, 'kept').length;
  const [base] = basesOf(archivedFiles(dataDir));
  await restoreToMoment({ dataDir }, base?.at ?? new Date(0));
  // The first restore has archived the log that the killed server left.
  const [period] = restorablePeriods(archivedFiles(dataDir));
  await restoreToMoment({ dataDir }, period?.until ?? new Date(0));
  const { db, close } = await connect({ dataDir });
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct key)::int as count from written`,
  );
  await close();
  expect(rows[0]?.count).toBeGreaterThanOrEqual(kept);
});

test('a directory of a version without the archive starts, and one with the archive starts without it', async () => {
  const old = { settings: { wal_level: 'minimal', archive_mode: 'off' }, ...silent };
  const first = await startEmbeddedServer({ dataDir, ...old });
  await first.release();
  let site = await openSite();
  await site.add('new');
  await site.takeBase();
  await site.close();
  await (await startEmbeddedServer({ dataDir, ...old })).release();
  site = await openSite();
  await site.takeBase();
  await site.add('newer');
  await site.close();
  expect(await namesAt(new Date())).toEqual(['new', 'newer']);
});
