import * as fs from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/world/postgres/postgres-server.ts';
import { packArchive, unpackArchive } from './archive.ts';
import type { StoredFiles } from './stored-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('an archive of many empty tables and a large file is completed, whatever is read first', async () => {
  const tables = join(folder, 'contents', 'tables');
  fs.mkdirSync(tables, { recursive: true });
  for (let n = 0; n < 40; n++) fs.writeFileSync(join(tables, `${n}.copy`), '');
  /** The number of turns of the event loop that the list of files takes. */
  let turn = 0;
  const large = new Uint8Array(400_000).fill(7);
  const files: StoredFiles = {
    async *list() {
      for (let turns = 0; turns < turn; turns++) await new Promise(setImmediate);
      yield { path: 'pdf/large.pdf', size: large.length, modified: new Date() };
    },
    stat: async () => undefined,
    read: async () => Readable.from([large.subarray(0, 100_000), large.subarray(100_000)]),
    overwrite: async () => false,
  };
  for (turn = 0; turn < 10; turn++)
    expect(await packArchive(join(folder, 'a.tar.gz'), join(folder, 'contents'), files)).toBe(1);
  await unpackArchive(join(folder, 'a.tar.gz'), join(folder, 'unpacked'));
  expect(fs.readdirSync(join(folder, 'unpacked', 'tables'))).toHaveLength(40);
  expect(fs.readFileSync(join(folder, 'unpacked', 'files', 'pdf', 'large.pdf'))).toEqual(
    Buffer.from(large),
  );
});
