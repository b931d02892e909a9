import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { compareFiles } from './compare-files.ts';
import { rowsFile } from './manifest.ts';
import type { BackedUpFile, StoredFiles } from './stored-files.ts';

const made = new Date('2026-11-20T03:00:00Z');
const before = new Date('2026-11-19T12:00:00Z');
const after = new Date('2026-11-21T12:00:00Z');

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** Compares a backup, whose rows name these texts and which has these contents, with the store. */
async function compare(
  texts: string,
  backedUp: Record<string, string>,
  stored: [path: string, content: string, modified?: Date][],
  most?: number,
): Promise<string | number> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'compare-files-'));
  fs.mkdirSync(join(folder, 'tables'));
  fs.writeFileSync(rowsFile(folder, 'products'), texts);
  const tables = [{ name: 'products', columns: [], rows: 1, sha256: '' }];
  const store = {
    async *list(): AsyncIterable<BackedUpFile> {
      for (const [path, { length: size }, modified = before] of stored)
        yield { path, size, modified };
    },
    async read(path) {
      const content = stored.find(([name]) => name === path)?.[1];
      return content === undefined ? undefined : Readable.from([Buffer.from(content)]);
    },
  } as StoredFiles;
  try {
    const files = Object.entries(backedUp).map(
      ([path, content]) => [path, { size: content.length, hash: hashOf(content) }] as const,
    );
    return await compareFiles(
      {
        folder,
        manifest: { format: 1, madeAt: made.toISOString(), migrations: [], sequences: [], tables },
        files: new Map(files),
      },
      store,
      most,
    );
  } catch (error) {
    return (error as Error).message;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const rows = '1\t/media/pdf/a.pdf\n2\t/media/pdf/%E9%87%91.pdf\n';
const lacking = (path: string) =>
  `The uploaded file ${path} is missing in the backup or is different there.`;

test('a file that the rows name must be in the backup with its content, unless it changed later', async () => {
  const [a, aDifferent, aLonger] = ['abc', 'abd', 'abcd'];
  const file = 'pdf/a.pdf';
  expect(await compare(rows, { [file]: a }, [[file, a]])).toBe(1);
  expect(await compare(rows, { [file]: aLonger }, [[file, a]])).toBe(lacking(file));
  expect(await compare(rows, { [file]: aDifferent }, [[file, a]])).toBe(lacking(file));
  expect(await compare(rows, {}, [['pdf/金.pdf', a]])).toBe(lacking('pdf/金.pdf'));
  expect(await compare(rows, { [file]: aDifferent }, [[file, a, after]])).toBe(0);
  expect(await compare(rows, {}, [['pdf/of another site.pdf', a]])).toBe(0);
  expect(await compare(rows, { [file]: a }, [])).toBe(0);
});

test('a check reads a bounded part of the store, others each time', async () => {
  const good = { 'pdf/a.pdf': 'abc', 'pdf/b.pdf': 'abc' };
  const results = new Set<string | number>();
  while (results.size < 2)
    results.add(
      await compare(
        rows,
        good,
        [
          ['pdf/a.pdf', 'abd'],
          ['pdf/b.pdf', 'abc'],
        ],
        5,
      ),
    );
  expect(results).toEqual(new Set([1, lacking('pdf/a.pdf')]));
});
