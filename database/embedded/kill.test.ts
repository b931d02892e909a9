import { createHash, randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, startWriter } from '../../tests/embedded/writer-process.ts';
import { temporaryFolder } from '../../tests/engines.ts';
import { databasePaths, findDamage } from './data-directory.ts';
import { connectEmbedded } from './embedded-connection.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

const quiet = () => undefined;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** MB of write-ahead log between the first start and the last one that was not killed on its way. */
function written(reports: string[]): number {
  const positions = reports.flatMap((report) => readReport(report, 'open')).map(Number);
  return ((positions.at(-1) ?? 0) - (positions[0] ?? 0)) / 1024 / 1024;
}

test('after 60 kills -9 every start succeeds and every acknowledged transaction is there, whole', {
  timeout: 900_000,
}, async () => {
  const dataDir = join(folder, 'killed');
  const reports: string[] = [];
  await (await connectEmbedded({ dataDir, log: quiet })).close();

  // A kill comes after so many transactions, whose sizes are random: more kills if 60 wrote too little.
  for (let run = 0; run < 60 || written(reports) <= 64; run += 1) {
    const report = join(folder, `killed-${run}.report`);
    reports.push(report);
    const writer = startWriter([dataDir, report, String(run), 'insert']);
    if (run % 6 === 5) {
      // Anywhere in the start, the replay of the log included.
      await pause(randomInt(50, 500));
    } else {
      const enough = randomInt(50, 550);
      await writer.until(() => readReport(report, 'kept').length >= enough);
    }
    await writer.kill();
  }

  const { db, close } = await connectEmbedded({ dataDir, log: quiet });
  const { rows } = await db.execute<{ key: string; body: string }>(
    sql`select key, body from written order by key, part`,
  );
  await close();

  const stored = new Map<string, string[]>();
  for (const { key, body } of rows) stored.set(key, [...(stored.get(key) ?? []), md5(body)]);
  const acknowledged = reports
    .flatMap((report) => readReport(report, 'kept'))
    .map((line) => line.split(' '));
  const lost = acknowledged.filter(
    ([key = '', ...sums]) => stored.get(key)?.join() !== sums.join(),
  );

  expect(lost).toEqual([]);
  expect(reports.flatMap((report) => readReport(report, 'refused'))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(1000);
  expect(written(reports), 'MB of write-ahead log').toBeGreaterThan(64);
});

test('a kill at any moment of the first initialisation leaves nothing or a whole database', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(folder, 'first');
  const report = join(folder, 'first.report');
  const { database, initialising } = databasePaths(dataDir);
  const moments: [name: string, () => boolean][] = [
    ['before its folder is there', () => existsSync(join(dataDir, 'database.lock'))],
    ['when its folder is there', () => existsSync(initialising)],
    ['among its files', () => existsSync(join(initialising, 'base'))],
    ['when its log is there', () => existsSync(join(initialising, 'pg_wal'))],
    ['when it was renamed', () => existsSync(database)],
  ];
  for (const [name, reached] of moments) {
    const writer = startWriter([dataDir, report, name, 'insert']);
    await writer.until(reached);
    await writer.kill();
    expect(['empty', undefined], name).toContainEqual(findDamage(database));
  }
  const { db, close } = await connectEmbedded({ dataDir, log: quiet });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
  expect(existsSync(initialising)).toBe(false);
});
