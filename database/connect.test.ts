import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  bigint,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase } from '../tests/world/postgres/empty-database.ts';
import type { Connection } from './connect.ts';
import { compatibleMarker, refuseNewerDatabase } from './postgres/migrations-runner.ts';

const samples = pgTable('samples', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }),
  atText: timestamp({ withTimezone: true, mode: 'string' }),
  plain: timestamp({ precision: 3 }),
  day: date(),
  price: numeric(),
  big: bigint({ mode: 'number' }),
  tags: text().array(),
  facts: jsonb(),
  word: text().unique(),
});

const table = `create table samples (
  id integer primary key, at timestamptz, "atText" timestamptz, plain timestamp(3), day date,
  price numeric, big bigint, tags text[], facts jsonb, word text constraint one_word unique)`;

describe('a connection', () => {
  let world: EmptyDatabase;
  let connection: Connection;
  beforeAll(async () => {
    world = await openEmptyDatabase();
    connection = world.connection;
    await connection.db.execute(sql.raw(table));
  });
  afterAll(() => world.drop());

  test('a session prepares repeated SELECT statements, but not those with a list', async () => {
    const { db } = connection;
    for (const id of [1, 2]) await db.select().from(samples).where(eq(samples.id, id));
    await db
      .select()
      .from(samples)
      .where(inArray(samples.id, [1, 2, 3]));
    const { rows } = await db.execute<{ statement: string; executed: number }>(
      sql`select statement, (generic_plans + custom_plans)::int as executed from pg_prepared_statements`,
    );
    const kept = rows.filter(({ statement }) => statement.includes('from "samples"'));
    expect(kept).toEqual([{ statement: expect.stringContaining('= $1'), executed: 2 }]);
  });

  test('a statement is prepared again after a column has changed its type', async () => {
    const { db } = connection;
    const read = () => db.select({ price: samples.price }).from(samples);
    const change = (type: string) =>
      db.execute(sql.raw(`alter table samples alter column price type ${type}`));
    await db.insert(samples).values({ id: 9, price: '1' });
    // The statement is now prepared in every session.
    await Promise.all(Array.from({ length: 8 }, read));
    await change('text');
    expect(await Promise.all(Array.from({ length: 8 }, read))).toEqual(
      Array(8).fill([{ price: '1' }]),
    );
    await change('numeric using price::numeric');
    expect(await read()).toEqual([{ price: '1' }]);
    await db.delete(samples);
  });

  test('values are read exactly as they were written', async () => {
    const at = new Date('2026-03-29T01:30:15.123Z');
    const row = {
      id: 1,
      at,
      atText: '2026-03-29 09:30:15.123456+08',
      plain: at,
      day: '2026-03-29',
      price: '12345678901234567890.10',
      big: 9007199254740991,
      tags: ['gold "fine"', 'back\\slash', '', 'NULL', '繡線'],
      facts: { list: [1, null], text: "it's" },
      word: 'first',
    };
    await connection.db.insert(samples).values(row);
    const [found] = await connection.db.select().from(samples).where(eq(samples.id, 1));
    expect(found).toEqual({ ...row, atText: '2026-03-29 01:30:15.123456+00' });

    const raw = await connection.db.execute(
      sql`select at, day, price, big, tags, facts, true as yes, 1.5::float8 as float, null as nothing,
                 decode('00ff', 'hex') as bytes, ${at}::timestamptz = at as same_moment from samples where id = 1`,
    );
    expect(raw.rows).toEqual([
      {
        at: '2026-03-29 01:30:15.123+00',
        day: '2026-03-29',
        price: '12345678901234567890.10',
        big: '9007199254740991',
        tags: row.tags,
        facts: row.facts,
        yes: true,
        float: 1.5,
        nothing: null,
        bytes: Buffer.from([0, 255]),
        same_moment: true,
      },
    ]);
    expect(raw.rowCount).toBe(1);
  });

  test('a violated constraint is named in the cause of the error', async () => {
    await connection.db.insert(samples).values({ id: 2, word: 'twice' });
    const again = connection.db.insert(samples).values({ id: 3, word: 'twice' });
    await expect(again).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'one_word', table: 'samples' },
    });
  });

  test('a transaction that throws is rolled back, and a savepoint only to its start', async () => {
    const boom = connection.db.transaction(async (tx) => {
      await tx.insert(samples).values({ id: 10 });
      throw new Error('boom');
    });
    await expect(boom).rejects.toThrow('boom');
    await connection.db.transaction(async (tx) => {
      await tx.insert(samples).values({ id: 11 });
      await tx
        .transaction(async (inner) => inner.insert(samples).values({ id: 11 }))
        .catch(() => undefined);
      await tx.insert(samples).values({ id: 12 });
    });
    const kept = await connection.db
      .select({ id: samples.id })
      .from(samples)
      .where(sql`id between 10 and 19`);
    expect(kept.map((row) => row.id).sort()).toEqual([11, 12]);
  });

  test('a transaction whose failed statement was ignored is not reported as committed', async () => {
    const swallowed = connection.db.transaction(async (tx) => {
      await tx.insert(samples).values({ id: 20 });
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({ cause: { name: 'TransactionRolledBack' } });
  });

  test('a query outside the transaction that awaits it is refused at once and does not deadlock', async () => {
    const { db } = connection;
    await expect(db.transaction(async () => await db.select().from(samples))).rejects.toMatchObject(
      { cause: { name: 'QueryBesideTransaction' } },
    );
    await expect(db.transaction(async () => await db.transaction(async () => 1))).rejects.toThrow(
      'use its own handle',
    );
    await expect(
      db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows),
    ).resolves.toEqual([{ one: 1 }]);
  });

  test('queries of other requests wait for an open transaction and see what it committed', async () => {
    const entered = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const writing = connection.db.transaction(async (tx) => {
      await tx.insert(samples).values({ id: 30 });
      entered.resolve();
      await finish.promise;
    });
    await entered.promise;
    const others = Promise.all([1, 2, 3].map(() => connection.db.execute(sql`select 1`)));
    finish.resolve();
    await Promise.all([writing, others]);
    expect(await connection.db.$count(samples, eq(samples.id, 30))).toBe(1);
  });

  test('fifty concurrent transactions on one row lose no update', async () => {
    await connection.db.insert(samples).values({ id: 40, big: 0 });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        connection.db.transaction(async (tx) => {
          const [row] = await tx.select().from(samples).where(eq(samples.id, 40)).for('update');
          await tx
            .update(samples)
            .set({ big: (row?.big ?? 0) + 1 })
            .where(eq(samples.id, 40));
        }),
      ),
    );
    const [row] = await connection.db.select().from(samples).where(eq(samples.id, 40));
    expect(row?.big).toBe(50);
  });

  test('a notification reaches the listeners of its channel after the commit, and not after a rollback', async () => {
    const heard: string[] = [];
    const last = Promise.withResolvers<void>();
    const stop = await connection.listen(
      'Changes',
      (payload) => {
        heard.push(payload);
        if (payload === 'last') last.resolve();
      },
      () => heard.push('gap'),
    );
    const announce = (payload: string) => sql`select pg_notify('Changes', ${payload})`;
    const undone = connection.db.transaction(async (tx) => {
      await tx.execute(announce('rolled back'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await connection.db.transaction(async (tx) => void (await tx.execute(announce('committed'))));
    await connection.db.execute(sql`select pg_notify('other', 'elsewhere')`);
    await connection.db.execute(announce('last'));
    await last.promise;
    await stop();
    await connection.db.execute(announce('after the end'));
    await connection.ping();
    expect(heard).toEqual(['committed', 'last']);
  });

  test('migrations run once each, even if several instances start at once', async () => {
    const folder = join(world.dataDir, 'migrations');
    mkdirSync(join(folder, 'meta'), { recursive: true });
    const write = (migrations: [tag: string, when: number, sql: string][]) => {
      for (const [tag, , text] of migrations) writeFileSync(join(folder, `${tag}.sql`), text);
      const entries = migrations.map(([tag, when], idx) => ({
        idx,
        version: '7',
        when,
        tag,
        breakpoints: true,
      }));
      writeFileSync(
        join(folder, 'meta/_journal.json'),
        JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
      );
    };
    const first: [string, number, string] = [
      '0000_first',
      1000,
      'create table moved (id int); insert into moved values (1)',
    ];
    write([first]);
    const starts = await Promise.all([1, 2, 3].map(() => connection.migrate(folder)));
    expect(starts.map((start) => start.applied).sort()).toEqual([0, 0, 1]);
    expect(starts.every((start) => !start.fresh)).toBe(true);

    const second: [string, number, string] = ['0001_second', 2000, 'insert into moved values (2)'];
    write([first, second]);
    expect(await connection.migrate(folder)).toEqual({ fresh: false, applied: 1 });
    expect((await connection.db.execute(sql`select id from moved order by id`)).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);

    write([first, ['0002_late', 1500, 'select 1'], second]);
    await expect(connection.migrate(folder)).rejects.toThrow('older than the last one applied');
  });

  test('a version refuses a database that a later one has changed, unless the later migrations are marked as compatible', async () => {
    const empty = await openEmptyDatabase();
    const folder = join(empty.dataDir, 'migrations');
    mkdirSync(join(folder, 'meta'), { recursive: true });
    const release = (texts: string[]) => {
      const entries = texts.map((text, idx) => {
        writeFileSync(join(folder, `${idx}.sql`), text);
        return { idx, version: '7', when: (idx + 1) * 1000, tag: `${idx}`, breakpoints: true };
      });
      const journal = { version: '7', dialect: 'postgresql', entries };
      writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
    };
    const run = () => empty.connection.migrate(folder);
    const first = 'create table kept (id int)';
    const additive = `${compatibleMarker}\nalter table kept add column remark text`;
    const breaking = 'alter table kept rename column id to number';
    release([first]);
    await run();
    release([first, additive]);
    await empty.connection.migrate(folder, { whileServing: true });
    release([first]);
    expect(await run()).toEqual({ fresh: false, applied: 0 });
    release([first, additive, breaking, 'select 1']);
    await expect(empty.connection.migrate(folder, { whileServing: true })).rejects.toThrow(
      'in a way that the running one cannot work with. Nothing was changed',
    );
    expect(await run()).toEqual({ fresh: false, applied: 2 });
    for (const former of [[first], [first, additive], [first, additive, breaking]]) {
      release(former);
      await expect(run()).rejects.toThrow('a later version of this product');
    }
    release([first, additive, breaking, `${compatibleMarker}\nselect 1`]);
    await run();
    const select = async <Row extends object>(text: string) =>
      (await empty.connection.db.execute(sql.raw(text))).rows as unknown as Row[];
    release([first, additive]);
    await expect(refuseNewerDatabase(select, folder)).rejects.toThrow('npm run restore');
    await empty.connection.db.execute(sql`drop table drizzle.needed_migration`);
    await expect(refuseNewerDatabase(select, folder)).rejects.toThrow('npm run restore');
    release([first, additive, breaking, 'select 1', 'select 2']);
    expect(await run()).toEqual({ fresh: false, applied: 1 });
    await empty.drop();
  });

  test('an empty database is fresh only at its first migration', async () => {
    const empty = await openEmptyDatabase();
    const folder = join(world.dataDir, 'migrations');
    try {
      writeFileSync(
        join(folder, 'meta/_journal.json'),
        JSON.stringify({
          version: '7',
          dialect: 'postgresql',
          entries: [{ idx: 0, version: '7', when: 1000, tag: '0000_first', breakpoints: true }],
        }),
      );
      expect(await empty.connection.migrate(folder)).toEqual({ fresh: true, applied: 1 });
      expect(await empty.connection.migrate(folder)).toEqual({ fresh: false, applied: 0 });
    } finally {
      await empty.drop();
    }
  });
});
