import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/engines.ts';
import type { Connection } from '../connection.ts';
import { databasePaths } from './data-directory.ts';
import { connectEmbedded } from './embedded-connection.ts';

const limits = { statement: 2000, transaction: 4000 };
const endless = sql`select count(*) from generate_series(1, 1000000000000) as a(n) where n % 7 = 3`;

let dataDir: string;
let connection: Connection;
const events: Record<string, unknown>[] = [];
const deaths: Error[] = [];

const open = async () => {
  connection = await connectEmbedded({
    dataDir,
    limits,
    log: (event) => events.push(event as Record<string, unknown>),
    onDeath: (reason) => deaths.push(reason),
  });
};

beforeAll(async () => {
  dataDir = temporaryFolder();
  await open();
  await connection.db.execute(sql`create table kept (id serial primary key, word text)`);
});
afterEach(() => {
  events.length = 0;
});
afterAll(async () => {
  await connection.close();
  rmSync(dataDir, { recursive: true });
});

const words = async () => {
  const { rows } = await connection.db.execute(sql`select word from kept order by id`);
  return rows.map((row) => row.word);
};

test('the main thread goes on while the engine works', async () => {
  let working = true;
  const stopped = connection.db.execute(endless).finally(() => {
    working = false;
  });
  const refused = expect(stopped).rejects.toThrow();
  for (let turn = 0; turn < 20; turn += 1) await pause(1);
  expect(working).toBe(true);
  await refused;
});

test('a statement that never ends is stopped, and the database answers again with everything in it', async () => {
  await connection.db.execute(sql`insert into kept (word) values ('before')`);
  const gaps: string[] = [];
  const heard: string[] = [];
  const stop = await connection.listen(
    'changes',
    (word) => heard.push(word),
    () => gaps.push('gap'),
  );

  const stopped = connection.db.execute(endless);
  const waiting = connection.db.execute(sql`insert into kept (word) values ('after')`);
  await expect(stopped).rejects.toMatchObject({ cause: { name: 'StatementTimeout' } });
  await waiting;
  expect(await words()).toEqual(['before', 'after']);

  expect(gaps).toEqual(['gap']);
  await connection.db.execute(sql`select pg_notify('changes', 'still listening')`);
  await connection.ping();
  expect(heard).toEqual(['still listening']);
  await stop();
});

test('a transaction whose statement was stopped does not go on without what was before it', async () => {
  const before = await words();
  const half = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept (word) values ('first half')`);
    await tx.execute(endless).catch(() => undefined);
    await tx.execute(sql`insert into kept (word) values ('second half')`);
  });
  await expect(half).rejects.toMatchObject({ cause: { name: 'SessionLost' } });
  const whole = connection.db.transaction(async (tx) => tx.execute(endless));
  await expect(whole).rejects.toMatchObject({ cause: { name: 'StatementTimeout' } });
  expect(await words()).toEqual(before);
});

test('a transaction that is left open is rolled back, and those that wait for it go on', async () => {
  const before = await words();
  const release = Promise.withResolvers<void>();
  const forgotten = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept (word) values ('forgotten')`);
    await release.promise;
    await tx.execute(sql`insert into kept (word) values ('too late')`);
  });
  expect(await words()).toEqual(before);
  release.resolve();
  await expect(forgotten).rejects.toMatchObject({ cause: { name: 'TransactionTimeout' } });
  expect(await words()).toEqual(before);
});

test('a ping that has to wait for more than two seconds says so', async () => {
  const release = Promise.withResolvers<void>();
  const holding = connection.db.transaction(() => release.promise);
  await expect(connection.ping()).rejects.toThrow('did not answer within 2 s');
  release.resolve();
  await holding.catch(() => undefined);
  await connection.db.execute(sql`select 1`);
  await connection.ping();
});

test('the write-ahead log is checkpointed after 64 MB, so that it stays small', async () => {
  for (let i = 0; i < 50; i += 1) {
    await connection.db.execute(
      sql`insert into kept (word) select (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 60) as m) from generate_series(1, 1000) as n`,
    );
  }
  const log = join(databasePaths(dataDir).database, 'pg_wal');
  const bytes = readdirSync(log, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(log, entry.name)).size, 0);
  expect(events.map((event) => event.reason)).toContain('64 MB written');
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(144);
}, 120_000);

test('the death of the engine is told, so that the process can end', async () => {
  const started: Worker[] = [];
  const collect = (worker: Worker) => started.push(worker);
  await connection.close();
  process.on('worker', collect);
  await open();
  process.off('worker', collect);
  const failing = connection.db.execute(sql`select pg_sleep(1)`);
  await Promise.all([
    expect(failing).rejects.toMatchObject({
      cause: { message: expect.stringContaining('ended with code') },
    }),
    started.at(-1)?.terminate(),
  ]);
  expect(deaths.map((reason) => reason.message)).toEqual([
    expect.stringContaining('ended with code'),
  ]);
});
