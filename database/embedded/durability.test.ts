import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReport, startWriter } from '../../tests/embedded/writer-process.ts';
import { temporaryFolder } from '../../tests/engines.ts';
import { databasePaths } from './data-directory.ts';
import { connectEmbedded } from './embedded-connection.ts';
import { startPglite } from './pglite-engine.ts';

const quiet = () => undefined;
const open = (dataDir: string) => connectEmbedded({ dataDir, log: quiet });

let folder: string;
let template: string;
beforeAll(async () => {
  folder = temporaryFolder();
  template = join(folder, 'template');
  const { db, close } = await open(template);
  await db.execute(sql`create table kept (id int primary key)`);
  await db.execute(sql`insert into kept values (1)`);
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function copyOfTemplate(name: string): string {
  const dataDir = join(folder, name);
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Every file below the folder with the checksum of its content. */
function fingerprint(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${createHash('md5').update(readFileSync(path)).digest('hex')}`)
    .sort();
}

test('every commit is flushed to the disk before it is acknowledged, a read flushes nothing', async () => {
  const { pg, files } = await startPglite(
    databasePaths(copyOfTemplate('flushed')).database,
    (reason) => {
      throw new Error(reason);
    },
  );
  const flushesOf = async (statement: string) => {
    const before = files.flushes;
    await pg.exec(statement);
    return files.flushes - before;
  };
  for (let id = 100; id < 120; id += 1) {
    expect(await flushesOf(`insert into kept values (${id})`)).toBeGreaterThanOrEqual(1);
  }
  expect(await flushesOf('select * from kept')).toBe(0);
  expect(
    await flushesOf('begin; insert into kept values (200); insert into kept values (201)'),
  ).toBe(0);
  expect(await flushesOf('commit')).toBeGreaterThanOrEqual(1);
  const settings = ['data_checksums', 'max_wal_size', 'shared_buffers', 'wal_sync_method'];
  const found = await pg.query(
    `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join()}`,
  );
  expect(found.rows).toEqual([
    {
      data_checksums: 'on',
      max_wal_size: '128MB',
      shared_buffers: '32MB',
      wal_sync_method: 'fsync',
    },
  ]);
  await pg.close();
});

describe('one process at a time', () => {
  test('a second opener is refused with the process that holds the database, and since when', async () => {
    const dataDir = copyOfTemplate('held');
    const first = await open(dataDir);
    const since = new Date().getFullYear();
    await expect(open(dataDir)).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} on .+ since ${since}-`),
    );
    const report = join(folder, 'held.report');
    const writer = startWriter([dataDir, report, '0', 'insert']);
    await expect(writer.until(() => false)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(readReport(report, 'open')).toEqual([]);
    await first.db.execute(sql`insert into kept values (2)`);
    await first.close();
    const next = await open(dataDir);
    expect((await next.db.execute(sql`select id from kept order by id`)).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    await next.close();
  });

  test('the lock of a killed process holds nobody up', async () => {
    const dataDir = copyOfTemplate('orphaned');
    const report = join(folder, 'orphaned.report');
    const writer = startWriter([dataDir, report, '0', 'insert']);
    await writer.until(() => readReport(report, 'open').length > 0);
    await expect(open(dataDir)).rejects.toThrow(`in use by process ${writer.pid}`);
    await writer.kill();
    await (await open(dataDir)).close();
  });
});

describe('a directory that is not a whole database is refused, not repaired', () => {
  const losses = [
    'PG_VERSION',
    'global/pg_control',
    'global/pg_filenode.map',
    'base/5/PG_VERSION',
    'pg_wal/*',
    'pg_xact/*',
  ];
  test.each(losses)(
    'without %s nothing is changed, and the restore command is printed',
    async (name) => {
      const dataDir = copyOfTemplate(`without-${name.replaceAll(/\W/g, '-')}`);
      const { database, snapshots } = databasePaths(dataDir);
      mkdirSync(snapshots, { recursive: true });
      writeFileSync(join(snapshots, 'daily-2026-01-01T03-00-00Z.tar.gz'), 'a snapshot');
      const [directory = '', last] = name.split('/*');
      const gone =
        last === undefined
          ? [name]
          : readdirSync(join(database, directory), { withFileTypes: true })
              .filter((entry) => entry.isFile())
              .map((entry) => join(directory, entry.name));
      for (const file of gone) rmSync(join(database, file));
      const before = fingerprint(database);
      await expect(open(dataDir)).rejects.toThrow(
        new RegExp(
          `can not be opened: ${name.replace('*', '\\*')} is missing. Nothing in it was changed.*npm run restore -- .*daily-2026-01-01T03-00-00Z.tar.gz`,
        ),
      );
      expect(fingerprint(database)).toEqual(before);
    },
  );

  test('a table file that is missing is noticed at the start, not when its rows are asked for', async () => {
    const dataDir = copyOfTemplate('without-table');
    const { db, close } = await open(dataDir);
    const { rows } = await db.execute<{ path: string }>(
      sql`select pg_relation_filepath('kept') as path`,
    );
    await close();
    const path = rows[0]?.path ?? '';
    rmSync(join(databasePaths(dataDir).database, path));
    await expect(open(dataDir)).rejects.toThrow(`${path} (kept) is missing`);
    expect(existsSync(join(databasePaths(dataDir).database, path))).toBe(false);
  });

  test('a catalogue file that is missing is a refusal with the reason of PostgreSQL', async () => {
    const dataDir = copyOfTemplate('without-catalogue');
    rmSync(join(databasePaths(dataDir).database, 'base/5/1259'));
    await expect(open(dataDir)).rejects.toThrow(/can not be opened: .*1259.*npm run restore/);
  });

  test("somebody else's files are left alone", async () => {
    const dataDir = join(folder, 'foreign');
    const { database } = databasePaths(dataDir);
    mkdirSync(database, { recursive: true });
    writeFileSync(join(database, 'letter.txt'), 'not a database');
    await expect(open(dataDir)).rejects.toThrow('PG_VERSION is missing');
    expect(fingerprint(database)).toHaveLength(1);
  });

  test('an interrupted restore is not answered with an empty database', async () => {
    const dataDir = join(folder, 'restoring');
    mkdirSync(databasePaths(dataDir).restoring, { recursive: true });
    await expect(open(dataDir)).rejects.toThrow('run npm run restore again');
    expect(existsSync(databasePaths(dataDir).database)).toBe(false);
  });
});
