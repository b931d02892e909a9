import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createFailingDisk,
  createSmallVolume,
  type SmallVolume,
} from '../../tests/embedded/small-volume.ts';
import { readReport, startWriter } from '../../tests/embedded/writer-process.ts';
import { temporaryFolder } from '../../tests/engines.ts';
import { connectEmbedded } from './embedded-connection.ts';

let volume: SmallVolume;
// Not on the volume: the writer reports through its disk being full.
const reports = temporaryFolder();
beforeAll(async () => {
  volume = createSmallVolume();
  const dataDir = join(volume.folder, 'data');
  await (await connectEmbedded({ dataDir, log: () => undefined })).close();
});
afterEach(() => volume.empty());
afterAll(() => {
  volume.remove();
  rmSync(reports, { recursive: true });
});

// `update` stays within the table and fills the log, where PostgreSQL panics; `insert` makes the
// table longer, where it refuses the statement.
test.each(['insert', 'update'] as const)(
  'a disk that is full during an %s is reported, and what was acknowledged is there when it has space again',
  {
    timeout: 240_000,
  },
  async (mode) => {
    const dataDir = join(volume.folder, 'data');
    const report = join(reports, `${mode}.report`);
    const writer = startWriter([dataDir, report, mode, mode], volume.nodeOptions);
    await writer.until(() => readReport(report, 'kept').length > 10);
    volume.fill(2);
    await writer.until(() => readReport(report, 'refused').length >= 4);
    const keptBefore = readReport(report, 'kept').length;
    volume.empty();
    await writer.until(() => readReport(report, 'kept').length > keptBefore + 10);
    await writer.kill();

    const refusals = readReport(report, 'refused');
    expect(refusals.filter((line) => !/disk is full/i.test(line))).toEqual([]);
    const { db, close } = await connectEmbedded({ dataDir, log: () => undefined });
    const { rows } = await db.execute<{ key: string; sums: string }>(
      sql`select key, string_agg(md5(body), ' ' order by part) as sums from written group by key`,
    );
    await close();
    const stored = new Map(rows.map((row) => [row.key, row.sums]));
    const acknowledged = readReport(report, 'kept').map((line) => line.split(/ (.*)/));
    if (mode === 'insert') {
      expect(acknowledged.filter(([key = '', sums]) => stored.get(key) !== sums)).toEqual([]);
    } else {
      const earlier = acknowledged.slice(0, -1).map(([, sum]) => sum);
      expect(earlier).not.toContain(stored.get('row'));
    }
  },
);

test('a commit whose flush the disk refuses is not acknowledged, and none that was is missing', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(volume.folder, 'data');
  const report = join(reports, 'flush.report');
  const disk = createFailingDisk(volume.folder);
  const writer = startWriter([dataDir, report, 'flush', 'insert'], disk.nodeOptions);
  await writer.until(() => readReport(report, 'kept').length > 10);
  disk.fail('flush');
  await writer.until(() => readReport(report, 'refused').length >= 2);
  const keptBefore = readReport(report, 'kept');
  disk.heal();
  await writer.until(() => readReport(report, 'kept').length > keptBefore.length + 10);
  await writer.kill();

  const lines = readFileSync(report, 'utf8').split('\n');
  const refused = lines.flatMap((line, at) => (line.startsWith('refused') ? [at] : []));
  const between = lines.slice(refused[0], refused.at(-1));
  expect(between.filter((line) => line.startsWith('kept'))).toEqual([]);
  expect(between[0]).toMatch(/I\/O error/);
  const { db, close } = await connectEmbedded({ dataDir, log: () => undefined });
  const { rows } = await db.execute<{ key: string }>(sql`select distinct key from written`);
  await close();
  const stored = new Set(rows.map((row) => row.key));
  const acknowledged = readReport(report, 'kept').map((line) => line.split(' ')[0] ?? '');
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
});
