import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSmallVolume } from '../../tests/embedded/small-volume.ts';
import { readReport, startWriter } from '../../tests/embedded/writer-process.ts';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';

// Only root may mount a disk that is small enough to be filled.
describe.runIf(process.getuid?.() === 0)('a full disk', () => {
  let volume: ReturnType<typeof createSmallVolume>;
  // The reports are not on the volume, because the writer reports while the volume is full.
  const reports = temporaryFolder();
  beforeAll(async () => {
    volume = createSmallVolume();
    await (await connect({ dataDir: join(volume.folder, 'data') })).close();
  });
  afterEach(() => volume.empty());
  afterAll(() => {
    volume.remove();
    rmSync(reports, { recursive: true });
  });

  // `update` fills the write-ahead log, so PostgreSQL panics; `insert` extends the table, so it refuses
  // the statement.
  test.each(['insert', 'update'] as const)(
    'during an %s it reports the error, and acknowledged rows are there once it has space again',
    async (mode) => {
      const dataDir = join(volume.folder, 'data');
      const report = join(reports, `${mode}.report`);
      const writer = startWriter([dataDir, report, mode, mode]);
      await writer.until(() => readReport(report, 'kept').length > 10);
      volume.fill(1);
      await writer.until(() => readReport(report, 'refused').length >= 4);
      const errors = () => [...readReport(report, 'refused'), ...readReport(report, 'event')];
      await writer.until(() => errors().some((line) => /No space left on device/.test(line)));
      const keptBefore = readReport(report, 'kept').length;
      volume.empty();
      // The site works again without a restart.
      await writer.until(() => readReport(report, 'kept').length > keptBefore + 10);
      await writer.kill();

      const { db, close } = await connect({ dataDir });
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
});
