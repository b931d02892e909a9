import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareFiles } from './compare-files.ts';
import { rowsFile } from './manifest.ts';
import type { BackedUpFile, StoredFiles } from './stored-files.ts';

const made = new Date('2026-11-20T03:00:00Z');
const before = new Date('2026-11-19T12:00:00Z');
const after = new Date('2026-11-21T12:00:00Z');

/** Compares a backup with the store. The backup has these files, and its rows contain these texts. */
async function compare(
  texts: string,
  backedUp: Record<string, number>,
  stored: [path: string, size: number, modified?: Date][],
): Promise<string> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'compare-files-'));
  fs.mkdirSync(join(folder, 'tables'));
  fs.writeFileSync(rowsFile(folder, 'products'), texts);
  const tables = [{ name: 'products', columns: [], rows: 1, sha256: '' }];
  const store = {
    async *list(): AsyncIterable<BackedUpFile> {
      for (const [path, size, modified = before] of stored) yield { path, size, modified };
    },
  } as StoredFiles;
  try {
    await compareFiles(
      {
        folder,
        manifest: { format: 1, madeAt: made.toISOString(), migrations: [], sequences: [], tables },
        sizes: new Map(Object.entries(backedUp)),
      },
      store,
    );
    return 'same';
  } catch (error) {
    return (error as Error).message;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test('a file that the rows name must be in the backup with its size, unless it changed later', async () => {
  const rows = '1\t/media/pdf/a.pdf\n2\t/media/pdf/%E9%87%91.pdf\n';
  const lacking = (path: string) =>
    `The uploaded file ${path} is missing in the backup or has another size there.`;
  expect(await compare(rows, { 'pdf/a.pdf': 3 }, [['pdf/a.pdf', 3]])).toBe('same');
  expect(await compare(rows, { 'pdf/a.pdf': 2 }, [['pdf/a.pdf', 3]])).toBe(lacking('pdf/a.pdf'));
  expect(await compare(rows, {}, [['pdf/金.pdf', 3]])).toBe(lacking('pdf/金.pdf'));
  expect(await compare(rows, { 'pdf/a.pdf': 2 }, [['pdf/a.pdf', 3, after]])).toBe('same');
  expect(await compare(rows, {}, [['pdf/of another site.pdf', 3]])).toBe('same');
  expect(await compare(rows, { 'pdf/a.pdf': 3 }, [])).toBe('same');
});
