import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { bringBackFiles } from './bring-back-files.ts';
import { readFileCopies } from './file-copies.ts';
import { FileKeeper } from './keep-files.ts';

let dataDir: string;
let files: string;
let events: string[];
let running: FileKeeper | undefined;
beforeEach(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'file-archive-'));
  files = join(dataDir, 'files');
  events = [];
  store('.incoming/half.jpg', 'half');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  fs.rmSync(dataDir, { recursive: true });
});

const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * day);

function store(path: string, text: string, root = files): void {
  fs.mkdirSync(dirname(join(root, path)), { recursive: true });
  // The file store replaces a file in the same way: it never writes into an existing file.
  fs.writeFileSync(join(root, `${path}.new`), text);
  fs.renameSync(join(root, `${path}.new`), join(root, path));
}

/** A bucket in memory, by path. */
function memoryBucket(objects: Record<string, string>): BackupBucket {
  return {
    name: 'copies',
    async *list(folder) {
      for (const path of Object.keys(objects).filter((path) => path.startsWith(`${folder}/`)))
        yield { path, size: 0, modified: new Date() };
    },
    async put(path, from) {
      objects[path] = fs.readFileSync(from, 'utf8');
    },
    async fetch(path, to) {
      fs.writeFileSync(to, objects[path] ?? '');
      return path in objects;
    },
    async remove(path) {
      delete objects[path];
    },
  };
}

const createKeeper = (bucket?: BackupBucket, minFree = 0) =>
  new FileKeeper({
    ...{ dataDir, filesFolder: files, bucket, minFree },
    log: (event) => events.push(Object.values(event).join(': ')),
  });
/** The keeper of a process that has just started, after the former one has ended. */
async function newKeeper(bucket?: BackupBucket, minFree = 0): Promise<FileKeeper> {
  await running?.stop();
  running = createKeeper(bucket, minFree);
  return running;
}
const archive = () => join(dataDir, 'files.archive');
const archived = () => fs.globSync('*/*', { cwd: archive() }).sort();
const note = (removed: Record<string, Date>) =>
  fs.writeFileSync(join(archive(), '.removed.json'), JSON.stringify(removed));

test('a new file is copied to the disk and the bucket, and a removed one stays there for a week', async () => {
  const objects: Record<string, string> = {};
  const bucket = memoryBucket(objects);
  const keeper = await newKeeper(bucket);
  store('products/1.jpg', 'one');
  await keeper.check();
  store('pdf/金線 & 100%.pdf', 'two');
  await keeper.check();
  const both = { 'files/products/1.jpg': 'one', 'files/pdf/金線 & 100%.pdf': 'two' };
  expect(objects).toEqual(both);
  expect(archived()).toEqual(['pdf/金線 & 100%.pdf', 'products/1.jpg']);
  // The copy and the file are one file on the disk, so the copy takes no space.
  const inode = (root: string) => fs.statSync(join(root, 'products/1.jpg')).ino;
  expect(inode(archive())).toBe(inode(files));

  fs.rmSync(join(files, 'products/1.jpg'));
  await keeper.check();
  await (await newKeeper(bucket)).check();
  note({ 'products/1.jpg': ago(6.9) });
  await (await newKeeper(bucket)).check();
  expect(objects).toEqual(both);
  note({ 'products/1.jpg': ago(7.1), 'pdf/金線 & 100%.pdf': ago(8) });
  await (await newKeeper(bucket)).check();
  expect(Object.keys(objects)).toEqual(['files/pdf/金線 & 100%.pdf']);
  expect(archived()).toEqual(['pdf/金線 & 100%.pdf']);
  expect(events).toEqual([]);
});

test('a replaced file is copied again', async () => {
  const objects: Record<string, string> = {};
  store('products/1.jpg', 'with metadata');
  fs.utimesSync(join(files, 'products/1.jpg'), ago(1), ago(1));
  await (await newKeeper(memoryBucket(objects))).check();
  store('products/1.jpg', 'without');
  await (await newKeeper(memoryBucket(objects))).check();
  expect(objects).toEqual({ 'files/products/1.jpg': 'without' });
  expect(fs.readFileSync(join(archive(), 'products/1.jpg'), 'utf8')).toBe('without');
});

test.skipIf(!fs.existsSync('/dev/shm'))('files on another disk are copied, once', async () => {
  files = fs.mkdtempSync('/dev/shm/file-archive-');
  store('products/1.jpg', 'one');
  fs.utimesSync(join(files, 'products/1.jpg'), 1_700_000_000, 1_700_000_000.1234567);
  await (await newKeeper()).check();
  const copy = fs.statSync(join(archive(), 'products/1.jpg'));
  expect(copy.mtime).toEqual(fs.statSync(join(files, 'products/1.jpg')).mtime);
  await (await newKeeper()).check();
  expect(fs.statSync(join(archive(), 'products/1.jpg')).ino).toBe(copy.ino);
  await running?.stop();
  const names = ['.removed.json', '.state.json', 'database.lock', 'products'];
  expect(fs.readdirSync(archive()).sort()).toEqual(names);
  fs.rmSync(files, { recursive: true });
  expect(await bringBackFiles({ dataDir, filesFolder: files }, new Date())).toBe(1);
  expect(fs.readFileSync(join(files, 'products/1.jpg'), 'utf8')).toBe('one');
  fs.rmSync(files, { recursive: true });
  expect(events).toEqual([]);
});

test('files that were removed after the moment come back, from the disk or the bucket alone', async () => {
  const objects: Record<string, string> = {};
  const bucket = memoryBucket(objects);
  for (const name of ['kept', 'gone', 'gone-before']) store(`news/${name}.jpg`, name);
  await (await newKeeper(bucket)).check();
  fs.rmSync(join(files, 'news'), { recursive: true });
  store('news/kept.jpg', 'as it is');
  note({ 'news/gone.jpg': ago(1), 'news/gone-before.jpg': ago(3) });
  await expect(bringBackFiles({ dataDir, filesFolder: files }, ago(2))).rejects.toThrow(
    /^The copies of uploaded files in .+ is in use by process \d+/,
  );
  await running?.stop();
  expect(await bringBackFiles({ dataDir, filesFolder: files }, ago(2))).toBe(1);
  const texts = (root: string) =>
    fs.globSync('*/*', { cwd: root }).map((path) => fs.readFileSync(join(root, path), 'utf8'));
  expect(texts(files).sort()).toEqual(['as it is', 'gone']);

  // These files stand for a bucket that an attacker can write to.
  objects['files/../../outside.jpg'] = 'hostile';
  objects['files/.incoming/hidden.jpg'] = 'hostile';
  const other = join(dataDir, 'a', 'machine');
  const place = { dataDir: other, filesFolder: join(other, 'files'), bucket };
  expect(await bringBackFiles(place, ago(2))).toBe(3);
  expect(texts(place.filesFolder).sort()).toEqual(['gone', 'gone-before', 'kept']);
  expect(fs.readdirSync(dirname(other))).toEqual(['machine']);
});

test('on a nearly full disk, copies of removed files go at once, and those in the bucket in time', async () => {
  const objects: Record<string, string> = {};
  const bucket = memoryBucket(objects);
  store('products/1.jpg', 'one');
  store('products/2.jpg', 'two');
  const keeper = await newKeeper(bucket, Number.MAX_SAFE_INTEGER);
  await keeper.check();
  fs.rmSync(join(files, 'products/1.jpg'));
  await keeper.check();
  expect(archived()).toEqual(['products/2.jpg']);
  expect(Object.keys(objects)).toHaveLength(2);
  const noted = fs.readFileSync(join(archive(), '.removed.json'), 'utf8');
  expect(Object.keys(JSON.parse(noted))).toEqual(['products/1.jpg']);
  note({ 'products/1.jpg': ago(8) });
  await (await newKeeper(bucket)).check();
  expect(Object.keys(objects)).toEqual(['files/products/2.jpg']);
});

test('how the copies stand is noted, by the one process that makes them', async () => {
  let isAway = true;
  const objects: Record<string, string> = {};
  const real = memoryBucket(objects);
  const put: BackupBucket['put'] = (...words) =>
    isAway ? Promise.reject(new Error('no answer')) : real.put(...words);
  const keeper = await newKeeper({ ...real, put });
  expect(readFileCopies(dataDir)).toBeUndefined();
  store('products/1.jpg', 'one');
  store('products/2.jpg', 'two');
  await keeper.check();
  const other = createKeeper();
  await other.check();
  await other.stop();
  expect(readFileCopies(dataDir)).toMatchObject({
    ...{ files: 2, waiting: 2, complete: undefined },
    failure: expect.stringContaining('no answer'),
  });
  isAway = false;
  await keeper.check();
  const copied = readFileCopies(dataDir);
  expect(copied).toMatchObject({ files: 2, waiting: 0 });
  expect(copied?.failure).toBeUndefined();
  expect(copied?.complete).toEqual(copied?.checked);
  isAway = true;
  store('products/3.jpg', 'three');
  await keeper.check();
  expect(readFileCopies(dataDir)).toMatchObject({
    ...{ files: 3, waiting: 1, complete: copied?.complete },
    failure: expect.stringContaining('no answer'),
  });
});

test('a failure is said once, and what waited is copied as soon as it works', async () => {
  const objects: Record<string, string> = {};
  const real = memoryBucket(objects);
  let isAway = true;
  fs.rmSync(files, { recursive: true });
  const keeper = await newKeeper({
    ...real,
    put: (...words) => (isAway ? Promise.reject(new Error('no answer')) : real.put(...words)),
  });
  await keeper.check();
  expect(events).toEqual([]);
  store('products/1.jpg', 'one');
  await keeper.check();
  await keeper.check();
  expect(events.splice(0)).toEqual([
    expect.stringMatching(
      /^file archive failed: The uploaded files are not all copied to the bucket copies: no answer\. /,
    ),
  ]);
  isAway = false;
  await keeper.check();
  expect(events.splice(0)).toEqual(['file archive works']);
  expect(Object.keys(objects)).toEqual(['files/products/1.jpg']);

  // If a disk is not mounted, its files do not count as removed.
  fs.renameSync(files, `${files}.away`);
  note({});
  await (await newKeeper(real)).check();
  expect(events).toEqual([expect.stringContaining('ENOENT')]);
  expect(fs.readFileSync(join(archive(), '.removed.json'), 'utf8')).toBe('{}');
});
