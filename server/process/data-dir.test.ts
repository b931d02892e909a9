import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

const folder = mkdtempSync(join(tmpdir(), 'kamsin-data-dir-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a file', file],
  ['a folder below a file', join(file, 'below')],
  ['a folder in /proc', '/proc/nothing/can/be/made/here'],
])('%s as DATA_DIR is refused in one sentence', async (_, dataDir) => {
  await expect(prepareDataDir(dataDir)).rejects.toThrow(
    /^DATA_DIR \S+ must be a writable folder \(E\w+\)\.$/,
  );
});
