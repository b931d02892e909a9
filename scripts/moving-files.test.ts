import * as fs from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { packArchive, unpackArchive } from '#database/backup/archive.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';
import type { S3Environment } from '#server/process/env.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { runCommand } from '#tests/world/commands.ts';
import { startObjectStore } from '#tests/world/files/object-store.ts';
import { storedFiles } from '#tests/world/files/stored-files.ts';
import { createDatabase, temporaryFolder } from '#tests/world/postgres/postgres-server.ts';

let folder: string;
let s3: S3Environment;
let bucket: FileStore;
let stopObjectStore: () => Promise<void>;
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  database = await createDatabase(inject('serverUrl'), inject('template'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = temporaryFolder();
  ({ s3, stop: stopObjectStore } = await startObjectStore());
  bucket = await createFileStore({ dataDir: folder, s3 });
});
afterEach(async () => {
  await stopObjectStore();
  fs.rmSync(folder, { recursive: true });
});

const inBucket = (): NodeJS.ProcessEnv => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
});
const run = (command: string, words: string[], dataDir: string, more: NodeJS.ProcessEnv = {}) =>
  runCommand(command, words, { DATA_DIR: dataDir, DATABASE_URL: database.url, ...more });

const diskOf = (dataDir: string) => createFileStore({ dataDir, s3: undefined });
const newFolder = (name: string) => {
  const made = join(folder, name);
  fs.mkdirSync(made);
  return made;
};
const large = Uint8Array.from({ length: 3_000_001 }, (_, at) => (at * 7) % 251);
async function bytesOf(store: FileStore, path: string) {
  return new Uint8Array(await new Response(await store.read(path)).arrayBuffer());
}

test('a site moves from its disk into a bucket and back with every file, byte for byte', async () => {
  const [before, after] = [newFolder('before'), newFolder('after')];
  const disk = await diskOf(before);
  const picture = storedPathOf(await disk.put('products', large, 'jpg')) ?? '';
  const name = 'pdf/金線 & 100% "gold".pdf';
  fs.writeFileSync(join(before, 'files', name), 'catalogue');
  fs.writeFileSync(join(before, 'files', 'documents', 'empty.pdf'), '');
  const paths = await storedFiles(disk);

  const archive = join(folder, 'disk.tar.gz');
  const backedUp = await run('backup', [archive], before);
  expect(backedUp).toMatchObject({ code: 0, complaint: '' });
  expect(backedUp.output).toContain(`3 uploaded files of ${join(before, 'files')}`);
  const restored = await run('restore', [archive], newFolder('server'), inBucket());
  expect(restored).toMatchObject({ code: 0, complaint: '' });
  expect(restored.output).toMatch(/^Restored .*\nIts 3 uploaded files are in the bucket files\.\n/);
  expect(await storedFiles(bucket)).toEqual(paths);
  expect(await bytesOf(bucket, picture)).toEqual(large);

  const back = join(folder, 'bucket.tar.gz');
  const again = await run('backup', [back], newFolder('other'), inBucket());
  expect(again.output).toContain('3 uploaded files of the bucket files');
  expect((await run('restore', [back], after)).code).toBe(0);
  expect(await storedFiles(await diskOf(after))).toEqual(paths);
  expect(await bytesOf(await diskOf(after), picture)).toEqual(large);
  expect(fs.readFileSync(join(after, 'files', name), 'utf8')).toBe('catalogue');
});

test('a restore that cannot store a file names it, fails and leaves the database unchanged', async () => {
  const disk = await diskOf(newFolder('before'));
  await disk.put('products', large, 'jpg');
  const archive = join(folder, 'disk.tar.gz');
  await run('backup', [archive], join(folder, 'before'));
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query("insert into products (name, slug) values ('later', 'later')");
  for (const wrong of [{ S3_BUCKET: 'missing' }, { S3_ENDPOINT: 'http://127.0.0.1:9' }]) {
    const { code, output, complaint } = await run(
      'restore',
      [archive],
      newFolder(wrong.S3_BUCKET ?? 'away'),
      {
        ...inBucket(),
        ...wrong,
      },
    );
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(complaint).toMatch(
      /^The file products\/\d+-\w+\.jpg could not be stored: storage answered 500: the (bucket|object store) .* the database was not changed\.\n$/,
    );
  }
  const { rowCount } = await client.query("delete from products where slug = 'later'");
  await client.end();
  expect(rowCount).toBe(1);
});

test('a file of the bucket that differs from the archive is copied before it is replaced, and an equal one is not written', async () => {
  const disk = await diskOf(newFolder('before'));
  for (const name of ['same', 'other', 'longer'])
    fs.writeFileSync(join(folder, 'before', 'files', 'pdf', `${name}.pdf`), name);
  const archive = join(folder, 'disk.tar.gz');
  await run('backup', [archive], join(folder, 'before'));
  const put = (name: string, text: string) =>
    bucket.overwrite(
      { path: `pdf/${name}.pdf`, size: text.length, modified: new Date(0) },
      new Blob([text]).stream(),
    );
  await put('same', 'same');
  await put('other', 'OTHER');
  await put('longer', 'much longer');
  const before = (await bucket.stat('pdf/same.pdf'))?.modified;
  const server = newFolder('server');
  const { output } = await run('restore', [archive], server, inBucket());
  const replaced =
    /Kept what was there before as (.*files\.before-restore-.*)\n/.exec(output)?.[1] ?? '';
  expect(fs.readdirSync(join(replaced, 'pdf')).sort()).toEqual(['longer.pdf', 'other.pdf']);
  expect(fs.readFileSync(join(replaced, 'pdf', 'longer.pdf'), 'utf8')).toBe('much longer');
  for (const path of await storedFiles(disk))
    expect(await bytesOf(bucket, path)).toEqual(await bytesOf(disk, path));
  expect((await bucket.stat('pdf/same.pdf'))?.modified).toEqual(before);
});

test('a backup without the files reports that, and so does its restore', async () => {
  await bucket.put('products', large, 'jpg');
  const archive = join(folder, 'rows.tar.gz');
  const { output } = await run('backup', [archive, '--without-files'], folder, inBucket());
  expect(output).toContain('the uploaded files of the bucket files are NOT in it');
  const restored = await run('restore', [archive], folder, inBucket());
  expect(restored.output).toContain('It contains no uploaded files');
});

test('a path that is not valid in the store is left out, and the restore names it', async () => {
  const disk = await diskOf(newFolder('before'));
  await disk.put('products', large, 'jpg');
  const archive = join(folder, 'disk.tar.gz');
  await run('backup', [archive], join(folder, 'before'));
  const unpacked = join(folder, 'unpacked');
  await unpackArchive(archive, unpacked);
  fs.mkdirSync(join(unpacked, 'files', 'notes'));
  fs.writeFileSync(join(unpacked, 'files', 'notes', 'todo.txt'), 'by hand');
  await packArchive(archive, unpacked);
  const { code, output } = await run('restore', [archive], newFolder('server'), inBucket());
  expect(code).toBe(0);
  expect(output).toContain('Left out notes/todo.txt');
  expect(await storedFiles(bucket)).toHaveLength(1);
});
