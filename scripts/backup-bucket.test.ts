import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackupBucket } from '#database/backup/backup-bucket.ts';
import { connect } from '#database/connect.ts';
import { databasePaths } from '#database/data-directory/database-paths.ts';
import { acquireEmbedded } from '#database/embedded-connection.ts';
import { ArchiveKeeper } from '#database/log-archive/keep-archive.ts';
import { FileKeeper } from '#database/log-archive/keep-files.ts';
import { startChecksAndCopies } from '#server/backups/start-checks-and-copies.ts';
import { createLog } from '#server/log/log.ts';
import { readEnvironment } from '#server/process/env.ts';
import { createBackupBucket } from '#server/storage/create-file-store.ts';
import { runCommand } from '#tests/world/commands.ts';
import { startObjectStore } from '#tests/world/files/object-store.ts';
import { openMailServer } from '#tests/world/mail/mail-server.ts';
import { temporaryFolder } from '#tests/world/postgres/postgres-server.ts';

const migrations = join(import.meta.dirname, '..', 'database', 'migrations');
const key = 'a key of the operator';
/** The commands run in their own processes and find the same programs. */
const postgresBin = process.env.PG_BIN;

let folder: string;
let store: Record<string, string>;
let stopObjectStore: () => Promise<void>;
beforeEach(async () => {
  folder = temporaryFolder();
  const { s3, stop } = await startObjectStore();
  stopObjectStore = stop;
  store = {
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    BACKUP_S3_BUCKET: s3.bucket,
    BACKUP_S3_PREFIX: 'sites/one',
    BACKUP_KEY: key,
  };
});
afterEach(async () => {
  await stopObjectStore();
  fs.rmSync(folder, { recursive: true });
});

const openBucket = async () =>
  (await createBackupBucket(readEnvironment(store).backups)) as BackupBucket;

async function pathsIn(
  bucket: BackupBucket,
  part: 'backups' | 'archive' | 'files',
): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of bucket.list(part)) paths.push(path);
  return paths;
}

test('a new machine restores the backup and then any moment, from the bucket alone and only with the key', async () => {
  const dataDir = join(folder, 'first');
  const bucket = await openBucket();
  const { db, migrate, close } = await connect({ dataDir, postgresBin });
  await migrate(migrations);
  const add = (name: string) =>
    db.execute(sql`insert into products (name, slug) values (${name}, ${name})`);
  await add('backed up');
  fs.mkdirSync(join(dataDir, 'files', 'products'), { recursive: true });
  // Larger than a part of an upload.
  const picture = Buffer.alloc(20 * 1024 * 1024, Buffer.from('a3.1'));
  fs.writeFileSync(join(dataDir, 'files', 'products', '1.jpg'), picture);
  const made = await runCommand('backup', ['--keep=1'], { ...store, DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 0, complaint: '' });
  const name = /restore -- (s3:backup-.+\.tar\.gz)\n/.exec(made.output)?.[1] ?? '';

  const { url } = await acquireEmbedded({ dataDir, log: () => undefined });
  const events: object[] = [];
  const keeper = new ArchiveKeeper({ url, dataDir, bucket, log: (event) => events.push(event) });
  await keeper.check();
  expect(events).toEqual([{ event: 'base backup', path: expect.any(String) }]);
  await add('first');
  // The moment of a base backup is rounded up to a whole second, which must have passed.
  await pause(1000);
  const noted = new Date();
  await pause(5);
  await add('second');
  const files = join(dataDir, 'files');
  fs.writeFileSync(join(files, 'products', '2.jpg'), 'uploaded after the backup');
  const fail = (event: object) => {
    throw event;
  };
  const fileKeeper = new FileKeeper({ dataDir, filesFolder: files, bucket, log: fail });
  await fileKeeper.check();
  await fileKeeper.stop();
  await close();
  await keeper.check();

  const other = join(folder, 'second');
  const restore = (words: string[], change: NodeJS.ProcessEnv = {}) =>
    runCommand('restore', words, { ...store, DATA_DIR: other, ...change });
  expect((await restore(['s3:nothing'])).complaint).toMatch(
    /^The bucket files has no backup nothing\. It has backup-.+\.tar\.gz\.\n$/,
  );
  expect((await restore([name], { BACKUP_KEY: '' })).complaint).toMatch(
    / is encrypted: set BACKUP_KEY/,
  );
  expect((await restore([name], { BACKUP_KEY: 'the key of another' })).complaint).toMatch(
    /^backups\/backup-.+ was encrypted with another key/,
  );
  expect(await restore([name])).toMatchObject({ code: 0, complaint: '' });
  expect(fs.readFileSync(join(other, 'files', 'products', '1.jpg')).equals(picture)).toBe(true);
  expect(await restore(['--at', noted.toISOString()])).toMatchObject({
    ...{ code: 0, complaint: '' },
    output: expect.stringContaining(`that are in ${other}/files again: 1.`),
  });
  const uploaded = join(other, 'files', 'products', '2.jpg');
  expect(fs.readFileSync(uploaded, 'utf8')).toBe('uploaded after the backup');
  // A restore to a moment also restores the uploaded files.
  const third = join(folder, 'third');
  expect(await restore(['--at', noted.toISOString()], { DATA_DIR: third })).toMatchObject({
    ...{ code: 0, complaint: '' },
    output: expect.stringContaining(`that are in ${third}/files again: 2.`),
  });
  expect(fs.readFileSync(join(third, 'files', 'products', '1.jpg')).equals(picture)).toBe(true);
  const site = await connect({ dataDir: third, postgresBin });
  const { rows } = await site.db.execute(sql`select name from products order by id`);
  expect(rows).toEqual([{ name: 'backed up' }, { name: 'first' }]);
  await site.close();
  expect(fs.globSync(join(other, 'restore.*'))).toEqual([]);
});

test('a running site copies uploaded files by itself, also with DATABASE_URL, and --at brings them back', async () => {
  const dataDir = join(folder, 'data');
  const files = join(dataDir, 'files');
  fs.mkdirSync(join(files, 'pdf'), { recursive: true });
  fs.writeFileSync(join(files, 'pdf', '1.pdf'), 'x');
  const bucket = await openBucket();
  const variables = {
    ...store,
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stop = await startChecksAndCopies(readEnvironment(variables), createLog('silent'));
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => pathsIn(bucket, 'files')).toEqual(['files/pdf/1.pdf']);
    await stop();
  } finally {
    vi.useRealTimers();
  }
  const before = new Date();
  fs.rmSync(files, { recursive: true });
  const restored = await runCommand('restore', ['--at', before.toISOString()], variables);
  expect(restored).toMatchObject({
    ...{ code: 0, complaint: '' },
    output: expect.stringContaining('again: 1. The others were not changed.\nThe database was not'),
  });
  expect(fs.readFileSync(join(files, 'pdf', '1.pdf'), 'utf8')).toBe('x');
  const bare = { ...variables, S3_BUCKET: 'files' };
  expect((await runCommand('restore', ['--at', before.toISOString()], bare)).complaint).toMatch(
    /^The server of DATABASE_URL keeps its own log: .+ Nothing was changed\.\n$/,
  );
});

test('a person is told by mail that uploaded files are not copied', async () => {
  const dataDir = join(folder, 'data');
  fs.mkdirSync(join(dataDir, 'files', 'pdf'), { recursive: true });
  fs.writeFileSync(join(dataDir, 'files', 'pdf', '1.pdf'), 'x');
  const mail = await openMailServer();
  const env = readEnvironment({
    ...{ ...store, DATA_DIR: dataDir, S3_ENDPOINT: 'http://127.0.0.1:9' },
    ...{ SMTP_URL: mail.url, ALERT_EMAIL: 'it@example.com' },
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stop = await startChecksAndCopies(env, createLog('silent'));
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => mail.received.length, { timeout: 10_000 }).toBe(1);
    await stop();
  } finally {
    vi.useRealTimers();
  }
  expect(mail.received[0]?.raw).toContain('The uploaded files are not all copied to the bucket');
  await mail.close();
});

test('while the bucket does not answer, the disk is the queue, and it is reported once', async () => {
  const dataDir = join(folder, 'data');
  const { close } = await connect({ dataDir, postgresBin });
  const { url } = await acquireEmbedded({ dataDir, log: () => undefined });
  const real = await openBucket();
  let isAway = true;
  const bucket: BackupBucket = {
    ...real,
    put: (...words) => (isAway ? Promise.reject(new Error('no answer')) : real.put(...words)),
  };
  const events: string[] = [];
  const keeper = new ArchiveKeeper({
    ...{ url, dataDir, bucket },
    log: (event) => events.push(Object.values(event).join(': ')),
  });
  await keeper.check();
  await keeper.check();
  expect(events).toEqual([
    expect.stringMatching(/^base backup: /),
    expect.stringMatching(/^log archive failed: .+ bucket files: no answer\. It stays on the disk/),
  ]);
  expect(await pathsIn(real, 'archive')).toEqual([]);
  isAway = false;
  const { archive } = databasePaths(dataDir);
  const waiting = () => fs.globSync(`${archive}/**/*.gz`);
  await expect.poll(waiting).toHaveLength(3);
  await keeper.check();
  expect(events[2]).toBe('log archive works');
  const onDisk = waiting().map((path) => path.replace(archive, 'archive'));
  expect((await pathsIn(real, 'archive')).sort()).toEqual(onDisk.sort());
  await close();
});

test('a backup that the bucket does not take fails after it is on the disk, and old copies go', async () => {
  const dataDir = join(folder, 'data');
  await (await connect({ dataDir, postgresBin })).close();
  const bucket = await openBucket();
  const note = join(folder, 'note');
  fs.writeFileSync(note, 'x');
  const names = ['backup-2026-11-01T03-00-00Z.tar.gz', 'by-hand.tar.gz'];
  for (const name of names) await bucket.put(`backups/${name}`, note);
  const backUp = (change: NodeJS.ProcessEnv = {}) =>
    runCommand('backup', ['--keep=1'], { ...store, DATA_DIR: dataDir, ...change });
  expect((await backUp()).code).toBe(0);
  const kept = await pathsIn(bucket, 'backups');
  expect(kept).toHaveLength(2);
  expect(kept).not.toContain(`backups/${names[0]}`);
  const failed = await backUp({ S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect(failed.code).toBe(1);
  expect(failed.complaint).toBe(
    'The backup is not in the bucket files: storage answered 500: the object store could not be reached.\n',
  );
  expect(failed.output).toContain('Backed up to');
});
