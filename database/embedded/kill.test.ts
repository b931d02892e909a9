import { createHash, randomInt } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, startWriter } from '../../tests/embedded/writer-process.ts';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { findBinaries } from './binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * The number of runs. Ten cover each combination of the kills below once; `KILLS=1000 npx vitest run
 * database/embedded/kill.test.ts` takes long.
 */
const kills = Number(process.env.KILLS ?? 10);

test(`after ${kills} kills -9 of the site, the database or both, every start succeeds and every acknowledged row is there`, {
  timeout: kills * 60_000,
}, async () => {
  const dataDir = join(folder, 'killed');
  const reports: string[] = [];
  await (await connect({ dataDir })).close();
  const { database } = databasePaths(dataDir);

  /** Kills the server, alone or with its child processes. */
  const killDatabase = (withChildren: boolean) => {
    const { pid } = readPostmasterFile(database) ?? {};
    if (!pid) return;
    try {
      const file = `/proc/${pid}/task/${pid}/children`;
      const children = withChildren ? readFileSync(file, 'utf8') : '';
      for (const one of [pid, ...children.split(' ').map(Number).filter(Boolean)])
        process.kill(one, 'SIGKILL');
    } catch {
      // The server has not started yet or has just ended.
    }
  };

  for (let run = 0; run < kills; run += 1) {
    const report = join(folder, `killed-${run}.report`);
    reports.push(report);
    const kept = () => readReport(report, 'kept').length;
    const writer = startWriter([dataDir, report, String(run), 'insert']);
    if (run % 5 === 4) {
      // At any moment of the start, including the replay of the write-ahead log.
      await writer.until(() => readReport(report, 'begun').length > 0);
      await pause(randomInt(0, 400));
    } else {
      const enough = randomInt(10, 150);
      await writer.until(() => kept() >= enough);
    }
    if (run % 5 === 1 || run % 5 === 2) {
      const before = kept();
      killDatabase(run % 5 === 1);
      await writer.until(() => kept() >= before + 10);
    }
    if (run % 2 === 0) killDatabase(true);
    await writer.kill();
  }

  const { db, close } = await connect({ dataDir });
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
  const starts = reports.flatMap((report) => readReport(report, 'open')).map(Number);
  if (process.env.KILLS) {
    process.stdout.write(
      `${kills} runs, ${starts.length} starts to the end, longest ${Math.max(...starts)} ms, ${acknowledged.length} acknowledged, ${lost.length} lost\n`,
    );
  }
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(kills * 10);
});

test('a start succeeds if the server of a killed start appears during it', async () => {
  const dataDir = join(folder, 'begun');
  await (await connect({ dataDir })).close();
  const events: string[] = [];
  const { db, close } = await connect({
    dataDir,
    postgresBin: programsThatBeginAnother(databasePaths(dataDir).database),
    log: (event) => events.push((event as { event: string }).event),
  });
  expect(events).toEqual(['orphaned database server stopped']);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

/**
 * Makes a folder of PostgreSQL's programs in which the program that checks the directory first starts a server on it.
 */
function programsThatBeginAnother(database: string): string {
  const programs = join(folder, 'programs');
  const sockets = join(folder, 'kamsin-orphan');
  for (const made of [programs, sockets]) mkdirSync(made, { mode: 0o777 });
  const { folder: real } = findBinaries(undefined);
  const begin = `setsid ${real}/postgres -D '${database}' -c listen_addresses= -c unix_socket_directories='${sockets}'`;
  const script = `#!/bin/sh
case "$*" in *data_checksums*) [ -e '${programs}/begun' ] || {
  touch '${programs}/begun'
  ${begin} >/dev/null 2>&1 &
  until grep -q ready '${database}/postmaster.pid' 2>/dev/null; do sleep 0.01; done
}; esac
exec ${real}/postgres "$@"`;
  writeFileSync(join(programs, 'postgres'), script, { mode: 0o755 });
  symlinkSync(join(real, 'initdb'), join(programs, 'initdb'));
  return programs;
}

test('a kill at any moment of the first initialisation leaves nothing or a whole database', async () => {
  const dataDir = join(folder, 'first');
  const report = join(folder, 'first.report');
  const { database } = databasePaths(dataDir);
  const made = (name: string) => globSync(`${database}.initialising-*/${name}`).length > 0;
  const moments: [name: string, () => boolean][] = [
    ['before its folder is there', () => existsSync(join(dataDir, 'database.lock'))],
    ['among its files', () => made('base')],
    ['when its log is there', () => made('pg_wal')],
    ['when it was renamed', () => existsSync(database)],
  ];
  for (const [name, reached] of moments) {
    const writer = startWriter([dataDir, report, name, 'insert']);
    await writer.until(reached);
    await writer.kill();
    expect(existsSync(database), name).toBe(name === 'when it was renamed');
  }
  const { db, close } = await connect({ dataDir });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
});
