import * as fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { clusterIdentifier } from '../embedded/log-archiving.ts';
import { acquireEmbedded } from '../embedded-connection.ts';
import { basesOf, restorablePeriods } from './archive-contents.ts';
import { archivedFiles, waitingParts } from './archive-folder.ts';
import { ArchiveKeeper } from './keep-archive.ts';

test('an archive that cannot be written pauses before it fills the disk, says so once, and begins again by itself', async () => {
  const dataDir = temporaryFolder();
  const { db, close } = await connect({ dataDir });
  const { url } = await acquireEmbedded({ dataDir, log: () => undefined });
  const events: string[] = [];
  const keeperWith = (limits: object) =>
    new ArchiveKeeper({
      ...{ url, dataDir, limits },
      log: (event) => events.push(Object.values(event).join(': ')),
    });
  const change = () =>
    db.execute(sql`select pg_logical_emit_message(true, 'x', 'y'), pg_switch_wal()`);
  const { archive, database } = databasePaths(dataDir);
  const log = join(archive, clusterIdentifier(database), 'wal');
  const paused = join(archive, 'paused');

  const keeper = keeperWith({ waiting: 3 });
  await keeper.check();
  expect(events.splice(0)).toEqual([expect.stringMatching(/^base backup: \d+\/base-/)]);
  await keeper.check();
  expect(events).toEqual([]);
  await expect.poll(() => waitingParts(dataDir)).toEqual([]);

  // A file in the place of the folder stops even root from writing into it.
  fs.renameSync(log, `${log}.kept`);
  fs.writeFileSync(log, '');
  for (let count = 0; count < 3; count += 1) await change();
  await expect.poll(() => waitingParts(dataDir)).toHaveLength(3);
  await keeper.check();
  expect(events, 'a machine may be busy').toEqual([]);
  const [first] = waitingParts(dataDir);
  const longAgo = new Date(Date.now() - 3 * 60_000);
  fs.utimesSync(first?.path ?? '', longAgo, longAgo);
  await keeper.check();
  expect(events.splice(0)).toEqual([
    expect.stringMatching(/^log archive failed: The log is not archived: its folder/),
  ]);
  for (let count = 0; count < 2; count += 1) await change();
  await expect.poll(() => waitingParts(dataDir).length).toBeGreaterThan(3);
  await keeper.check();
  await keeper.check();
  expect(events.splice(0)).toEqual([
    expect.stringMatching(/^log archive failed: .+ paused: its folder cannot be written/),
  ]);
  fs.rmSync(log);
  fs.renameSync(`${log}.kept`, log);
  await change();
  // PostgreSQL drops the parts that have waited.
  await expect.poll(() => waitingParts(dataDir).length, { timeout: 90_000 }).toBe(0);
  await keeper.check();
  await keeper.check();
  expect(events.splice(0)).toEqual([expect.stringMatching(/^base backup: /), 'log archive works']);
  expect(fs.existsSync(paused)).toBe(false);
  await expect.poll(() => restorablePeriods(archivedFiles(dataDir))).toHaveLength(2);

  const onFullDisk = keeperWith({ minFree: Number.MAX_SAFE_INTEGER / 4 });
  await onFullDisk.check();
  expect(events.splice(0)).toEqual([expect.stringMatching(/ paused: the disk is nearly full/)]);
  await change();
  await expect.poll(() => waitingParts(dataDir).length, { timeout: 90_000 }).toBe(0);
  const { rows } = await db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);

  // The archive may use a tenth of a byte, so only the newest base backup and its log stay.
  const small = keeperWith({ share: 1e-12 });
  await small.check();
  await small.check();
  expect(basesOf(archivedFiles(dataDir))).toHaveLength(1);
  await close();
  fs.rmSync(dataDir, { recursive: true });
});
