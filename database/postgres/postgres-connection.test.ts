import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import {
  createDatabase,
  databaseUrl,
  onServer,
} from '../../tests/world/postgres/postgres-server.ts';
import { Wire } from '../../tests/world/postgres/wire.ts';
import type { Connection } from './connection.ts';
import { isDatabaseUnavailable } from './connection-lost.ts';
import { connectPostgres } from './postgres-connection.ts';
import { PostgresListener } from './postgres-listener.ts';

describe('a PostgreSQL server that goes away and comes back', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let other: pg.Client;
  let wire: Wire;
  let url: string;
  let connection: Connection;

  beforeEach(async () => {
    database = await createDatabase(inject('serverUrl'));
    other = new pg.Client(database.url);
    await other.connect();
    wire = new Wire();
    url = await wire.start(database.url);
    connection = await connectPostgres({
      databaseUrl: url,
      log: () => undefined,
      maxConnections: 3,
      watchdogTimeouts: { statement: 100, probe: 1000, retry: 10 },
    });
    await connection.db.execute(sql`create table kept (id serial primary key, word text)`);
  });
  afterEach(async () => {
    await connection.close();
    await wire.cut();
    await other.end();
    await database.drop();
  });

  const terminateAll = () =>
    other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kamsin' and datname = current_database()",
    );

  test('after its session was cut, a listener is notified of the gap and receives announcements again', async () => {
    const heard: string[] = [];
    const next = () => Promise.withResolvers<void>();
    let [change, gap] = [next(), next()];
    await connection.listen(
      'changes',
      (word) => {
        heard.push(word);
        change.resolve();
      },
      () => gap.resolve(),
    );
    await other.query("notify changes, 'before'");
    await change.promise;
    for (const cut of [terminateAll, async () => wire.cut().then(() => wire.resume())]) {
      [change, gap] = [next(), next()];
      await cut();
      await gap.promise;
      await other.query("notify changes, 'after'");
      await change.promise;
    }
    expect(heard).toEqual(['before', 'after', 'after']);
  });

  test('a listener that could not begin listens once the server is back', async () => {
    await wire.cut();
    const listener = new PostgresListener(url, () => undefined);
    const listen = () =>
      listener.listen(
        'changes',
        () => undefined,
        () => undefined,
      );
    await expect(listen()).rejects.toThrow('ECONNREFUSED');
    await wire.resume();
    await expect.poll(() => listener.isListening).toBe(true);
    await expect(listen()).resolves.toBeTypeOf('function');
    await listener.close();
  });

  test('reads continue when every session is terminated', async () => {
    await Promise.all([1, 2, 3].map(() => connection.db.execute(sql`select pg_sleep(0.05)`)));
    await terminateAll();
    const reads = await Promise.all(
      [1, 2, 3].map((n) => connection.db.execute(sql`select ${n}::int as n`)),
    );
    expect(reads.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
    await connection.db.transaction(async (tx) =>
      tx.execute(sql`insert into kept (word) values ('kept')`),
    );
    expect(await connection.db.execute(sql`select word from kept`)).toMatchObject({
      rows: [{ word: 'kept' }],
    });
  });

  test('a write whose response was lost is reported and never repeated', async () => {
    const lost = connection.db.execute(
      sql`insert into kept (word) select 'once' from pg_sleep(0.3)`,
    );
    const settled = lost.catch((error: unknown) => error);
    await other.query('select pg_sleep(0.1)');
    wire.drop();
    expect(await settled).toBeInstanceOf(Error);
    await other.query('select pg_sleep(0.5)');
    const { rows } = await other.query('select count(*)::int as n from kept');
    expect(rows[0].n).toBeLessThanOrEqual(1);
  });

  test('during an outage queries and pings fail soon, and afterwards everything works without a restart', async () => {
    await wire.cut();
    await expect(connection.ping()).rejects.toThrow();
    await expect(connection.db.execute(sql`select 1`)).rejects.toThrow();
    const transactions = Array.from({ length: 6 }, () => connection.db.transaction(async () => 1));
    for (const transaction of await Promise.allSettled(transactions))
      expect(transaction.status).toBe('rejected');
    await wire.resume();
    const again = Array.from({ length: 6 }, () =>
      connection.db.transaction(
        async (tx) => (await tx.execute(sql`select 1 as one`)).rows[0]?.one,
      ),
    );
    expect(await Promise.all(again)).toEqual([1, 1, 1, 1, 1, 1]);
    await connection.ping();
  });

  test('while the server is unresponsive, statements fail soon, later ones at once, and it is used again when it responds', async () => {
    const words = () => connection.db.execute(sql`select word from kept`);
    await words();
    wire.hang();
    const begun = performance.now();
    const write = connection.db.execute(sql`insert into kept (word) values ('unknown')`);
    for (const lost of await Promise.allSettled([
      words(),
      write,
      connection.db.transaction(async () => 1),
    ]))
      expect(lost.status === 'rejected' && isDatabaseUnavailable(lost.reason)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(20_000);
    const accepted = wire.accepted;
    await expect(connection.db.transaction(async () => 1)).rejects.toThrow('does not respond');
    expect(wire.accepted).toBeLessThanOrEqual(accepted + 1);
    wire.goOn();
    await expect.poll(() => words().then(({ rows }) => rows.length < 2)).toBe(true);
    await connection.db.transaction(async (tx) => tx.execute(sql`select 1`));
  });

  test('the connection can be closed while the server is unresponsive', async () => {
    await connection.listen(
      'changes',
      () => undefined,
      () => undefined,
    );
    await connection.ping();
    wire.hang();
    await connection.close();
    wire.goOn();
  });

  test('a slow statement of a responsive server is waited for', async () => {
    const slow = await connection.db.execute(sql`select 1 as one from pg_sleep(0.4)`);
    expect(slow.rows).toEqual([{ one: 1 }]);
    expect(wire.accepted).toBeGreaterThan(2);
  });

  test.each([
    [
      'this process is blocked for longer than the timeout of a probe',
      () => {
        const until = performance.now() + 1500;
        while (performance.now() < until);
      },
    ],
    [
      'new connections are ended at once',
      () => {
        wire.hangsUp = true;
      },
    ],
  ])('a slow statement is waited for while %s', async (_, disturb) => {
    await connection.db.execute(sql`select 1`);
    wire.onAccept = disturb;
    const slow = connection.db.execute(sql`select 1 as one from pg_sleep(0.4)`);
    expect((await slow).rows).toEqual([{ one: 1 }]);
    expect((await connection.db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
  });

  test('interrupted transactions release their sessions', async () => {
    const begun = Promise.withResolvers<void>();
    let open = 0;
    const cut = Array.from({ length: 3 }, () =>
      connection.db.transaction(async (tx) => {
        await tx.execute(sql`insert into kept (word) values ('half')`);
        open += 1;
        if (open === 3) begun.resolve();
        await tx.execute(sql`select pg_sleep(20)`);
      }),
    );
    const settled = Promise.allSettled(cut);
    await begun.promise;
    await terminateAll();
    for (const transaction of await settled) expect(transaction.status).toBe('rejected');
    await Promise.all(
      [1, 2, 3].map(() => connection.db.transaction(async (tx) => tx.execute(sql`select 1`))),
    );
    expect(await connection.db.execute(sql`select count(*)::int as n from kept`)).toMatchObject({
      rows: [{ n: 0 }],
    });
  });
});

test('a server that does not respond is refused in one sentence', async () => {
  const nobody = connectPostgres({
    databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
    log: () => undefined,
    maxConnections: 1,
  });
  await expect(nobody).rejects.toThrow('The PostgreSQL server of DATABASE_URL does not respond');
});

test('a database in another encoding is refused with one sentence', async () => {
  const name = 'kamsin_test_ascii';
  await onServer(
    inject('serverUrl'),
    `drop database if exists ${name}`,
    `create database ${name} encoding 'SQL_ASCII' template template0 locale_provider libc locale 'C'`,
  );
  const opened = connectPostgres({
    databaseUrl: databaseUrl(inject('serverUrl'), name),
    log: () => undefined,
    maxConnections: 1,
  });
  await expect(opened).rejects.toThrow('must be in UTF8; it is in SQL_ASCII');
  await onServer(inject('serverUrl'), `drop database ${name}`);
});

describe('a failed migration reports what the operator must change', () => {
  const migrations = resolve(import.meta.dirname, '..', 'migrations');
  const migrateAs = async (url: string) => {
    const opened = await connectPostgres({
      databaseUrl: url,
      log: () => undefined,
      maxConnections: 1,
    });
    try {
      return await opened.migrate(migrations);
    } finally {
      await opened.close();
    }
  };
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeEach(async () => {
    database = await createDatabase(inject('serverUrl'));
  });
  afterEach(() => database.drop());

  test('if the tables of another product exist', async () => {
    await onServer(
      database.url,
      'create table products (id int)',
      'insert into products values (7)',
    );
    await expect(migrateAs(database.url)).rejects.toThrow('contains tables of another product');
    await onServer(database.url, 'update products set id = 8 where id = 7');
  });

  test('if the database is read-only', async () => {
    const { name, url } = database;
    await onServer(url, `alter database ${name} set default_transaction_read_only = on`);
    await expect(migrateAs(url)).rejects.toThrow('accepts no writes');
  });

  test('if the role may not create tables, use existing ones, or open enough sessions', async () => {
    await onServer(
      database.url,
      `create role ${database.name} login password 'reads'`,
      'revoke create on schema public from public',
    );
    const url = new URL(database.url);
    [url.username, url.password] = [database.name, 'reads'];
    await expect(migrateAs(url.href)).rejects.toThrow('give it the privilege CREATE');
    await migrateAs(database.url);
    await expect(migrateAs(url.href)).rejects.toThrow('they belong to another role');
    await onServer(database.url, `alter role ${database.name} connection limit 1`);
    await expect(migrateAs(url.href)).rejects.toThrow(
      'refuses the connection: too many connections',
    );
    await onServer(inject('serverUrl'), `drop role ${database.name}`);
  });
});
