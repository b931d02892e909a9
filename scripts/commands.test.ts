import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { unpackArchive } from '../database/backup/archive.ts';
import { readManifest } from '../database/backup/manifest.ts';
import { runCommand, startCommand } from '../tests/world/commands.ts';
import { openEmptyDatabase } from '../tests/world/postgres/empty-database.ts';
import { createDatabase, temporaryFolder } from '../tests/world/postgres/postgres-server.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ['backup', ['--help'], 'npm run backup -- FILE'],
  ['backup', ['.'], 'is a folder: name a file in it'],
  ['backup', ['--keep'], 'optionally with --without-files or --keep=14'],
  ['backup', ['--keep', '14'], 'optionally with --without-files or --keep=14'],
  ['backup', ['--keep=0'], 'optionally with --without-files or --keep=14'],
  ['restore', [], 'npm run restore -- FILE'],
  ['reset-password', ['a@example.com', 'b@example.com'], 'npm run reset-password -- EMAIL'],
  ['history', ['--help'], 'npm run history -- prune'],
])('npm run %s -- %j reports what is wrong and does nothing', async (command, words, usage) => {
  const { code, output, complaint } = await runCommand(command, words, { DATA_DIR: folder });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(complaint).toMatch(/^[^\n]+\n$/);
  expect(complaint).toContain(usage);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a backup without a database reports it and does not create one', async () => {
  const DATA_DIR = join(folder, 'mistyped');
  const { code, complaint } = await runCommand('backup', [], { DATA_DIR });
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: `DATA_DIR ${DATA_DIR} contains no database.\n`,
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a backup with --keep removes the oldest in its folder, and no file with another name', async () => {
  const { databaseUrl, connection, drop } = await openEmptyDatabase();
  await connection.close();
  const backups = join(folder, 'backups');
  fs.mkdirSync(backups);
  const made = (day: number) => `backup-2026-11-0${day}T03-00-00Z.tar.gz`;
  for (const name of [made(1), made(2), made(3), 'before-the-fair.tar.gz'])
    fs.writeFileSync(join(backups, name), '');
  const variables = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const { code, output } = await runCommand('backup', ['--keep=2'], variables);
  expect(code).toBe(0);
  expect(output).toContain(`Removed 2 older: ${made(1)}, ${made(2)}\n`);
  const names = fs.readdirSync(backups).sort();
  expect(names).toEqual([
    made(3),
    expect.stringMatching(/^backup-.+Z\.tar\.gz$/),
    'before-the-fair.tar.gz',
  ]);
  expect(fs.statSync(join(backups, names[1] ?? '')).size).toBeGreaterThan(0);
  await drop();
});

test('a reader that closes the pipe ends the export of the history without an error', async () => {
  const { url, drop } = await createDatabase(inject('serverUrl'), inject('template'));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "insert into products (name, slug) select 'one', n::text from generate_series(1, 2000) n",
  );
  await client.end();
  const child = startCommand('history', ['export'], { DATA_DIR: folder, DATABASE_URL: url });
  const complaint = text(child.stderr);
  const [first] = await once(child.stdout, 'data');
  expect(String(first)).toMatch(/^{"id":"\d+",/);
  child.stdout.destroy();
  await once(child, 'close');
  expect({ code: child.exitCode, complaint: await complaint }).toEqual({ code: 0, complaint: '' });
  await drop();
});

test('if a later version has changed the database, commands on its rows refuse and a backup works', async () => {
  const { url, drop } = await createDatabase(inject('serverUrl'), inject('template'));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999486302089)",
  );
  await client.query('insert into drizzle.needed_migration values (9999486302089)');
  await client.end();
  const variables = { DATA_DIR: folder, DATABASE_URL: url };
  for (const [command, word] of [
    ['history', 'prune'],
    ['reset-password', 'a@example.com'],
  ] as const) {
    const { code, output, complaint } = await runCommand(command, [word], variables);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(complaint).toMatch(/^The database was changed by a later version [^\n]+\n$/);
  }
  expect((await runCommand('backup', [], variables)).code).toBe(0);
  await drop();
});

test('an error of the database does not contain the arguments', async () => {
  const { databaseUrl, connection, drop } = await openEmptyDatabase();
  const { code, complaint } = await runCommand('reset-password', ['someone@example.com'], {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
  });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^[^\n]+\n$/);
  expect(complaint).not.toContain('someone@example.com');
  await connection.close();
  await drop();
});

test('if one of two backups to one file is interrupted, it leaves nothing and the other is complete; both remove temporary files older than a day', async () => {
  const { databaseUrl, connection, drop } = await openEmptyDatabase();
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  await holder.query('create table kept as select 1 as id');
  await holder.query('begin');
  await holder.query('lock table kept');
  const backups = join(folder, 'backups');
  const archive = join(backups, 'monday.tar.gz');
  const left = (day: string) => join(backups, `backup-2026-11-${day}.tar.gz.0123456789ab.contents`);
  const named = join(backups, 'sunday.tar.gz.0123456789ab.contents');
  for (const path of [left('01'), left('02'), named]) fs.mkdirSync(path, { recursive: true });
  for (const path of [left('01'), named]) fs.utimesSync(path, 1, 1);
  const variables = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const waiting = startCommand('backup', [archive], variables);
  const other = startCommand('backup', [archive], variables);
  const otherEnds = once(other, 'close');
  const areWaiting = async () =>
    (await holder.query("select from pg_locks where not granted and relation = 'kept'::regclass"))
      .rowCount;
  await expect.poll(areWaiting, { timeout: 60_000 }).toBe(2);
  expect(fs.readdirSync(backups)).toHaveLength(3);
  waiting.kill('SIGINT');
  await once(waiting, 'close');
  expect(waiting.signalCode).toBe('SIGINT');
  await holder.query('commit');
  await otherEnds;
  expect(other.exitCode).toBe(0);
  const stay = fs.readdirSync(backups).sort();
  expect(stay.map((name) => join(backups, name))).toEqual([left('02'), archive]);
  await unpackArchive(archive, join(folder, 'unpacked'));
  const { tables } = await readManifest(join(folder, 'unpacked'), archive);
  expect(tables.find(({ name }) => name === 'kept')?.rows).toBe(1);
  await connection.close();
  const complaintTo = async (change: Partial<URL>) => {
    const DATABASE_URL = Object.assign(new URL(databaseUrl), change).href;
    return (await runCommand('restore', [archive], { DATA_DIR: folder, DATABASE_URL })).complaint;
  };
  expect(await complaintTo({ pathname: '/nowhere' })).toMatch(
    /^The PostgreSQL server of DATABASE_URL refuses the connection: database "nowhere" does not exist\.\n$/,
  );
  expect(await complaintTo({ search: '', host: 'localhost:9' })).toMatch(
    / does not respond: .*ECONNREFUSED.*\.\n$/,
  );
  await holder.query("create role kamsin_test_reader login password 'reads'");
  expect(await complaintTo({ username: 'kamsin_test_reader', password: 'reads' })).toMatch(
    /^The role of DATABASE_URL is not allowed to replace the tables \(.+No table was changed\.\n$/,
  );
  await holder.query('drop role kamsin_test_reader');
  await holder.end();
  await drop();
  // Starts six processes in sequence.
}, 300_000);
