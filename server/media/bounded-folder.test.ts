import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BoundedFolder } from './bounded-folder.ts';

const directory = mkdtempSync(join(tmpdir(), 'bounded-folder-'));
afterAll(() => rmSync(directory, { recursive: true }));

const age = (path: string, seconds: number) => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(path, then, then);
};
const bytesIn = (path: string) =>
  readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0);

test('the folder stays within its limit, and the oldest files are removed first', async () => {
  const path = join(directory, 'oldest');
  const folder = new BoundedFolder(path, 1000);
  for (let at = 0; at < 30; at++) {
    await folder.write(`file-${at}`, new Uint8Array(100));
    age(join(path, `file-${at}`), 1000 - at);
    expect(bytesIn(path)).toBeLessThanOrEqual(1000);
  }
  expect(await folder.read('file-29')).toHaveLength(100);
  expect(await folder.read('file-0')).toBeUndefined();
});

test('files of an earlier process count too', async () => {
  const path = join(directory, 'earlier');
  await new BoundedFolder(path, 1e6).write('old', new Uint8Array(900));
  writeFileSync(join(path, 'half.part'), new Uint8Array(900));
  age(join(path, 'old'), 500);
  age(join(path, 'half.part'), 400);
  const folder = new BoundedFolder(path, 1000);
  await folder.write('new', new Uint8Array(200));
  expect(readdirSync(path)).toEqual(['new']);
});

test('many parallel writers leave complete files within the limit', async () => {
  const path = join(directory, 'many');
  const folder = new BoundedFolder(path, 5000);
  await Promise.all(
    Array.from({ length: 80 }, (_, at) =>
      folder.write(`file-${at % 20}`, new Uint8Array(400).fill(at)),
    ),
  );
  await folder.write('last', new Uint8Array(1));
  expect(bytesIn(path)).toBeLessThanOrEqual(5000);
  for (const name of readdirSync(path).filter((one) => one !== 'last')) {
    const bytes = await folder.read(name);
    expect(bytes).toHaveLength(400);
    expect(new Set(bytes).size).toBe(1);
  }
});
