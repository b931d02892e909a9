import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../tests/engines.ts';
import { copyRows } from './copy-rows.ts';

const tables = sql.raw(`
  create table child (
    id int generated always as identity primary key, parent uuid, boss int references child,
    "createTime" timestamptz default now(), price numeric, facts jsonb, tags text[], bytes bytea,
    version int default 1, twice int generated always as (version * 2) stored);
  create table parent (id uuid primary key default gen_random_uuid(), name text unique);
  alter table child add foreign key (parent) references parent on delete cascade;
  create function raise_version() returns trigger language plpgsql as
    'begin new.version := new.version + 1; return new; end';
  create trigger raise_version before insert or update on child for each row execute function raise_version();
  insert into parent (name) values ('seeded by a migration');
`);

test('every row moves from the embedded database to another one as it was', async () => {
  const [embedded, other = embedded] = engines;
  if (!embedded || !other) throw new Error('There is always the embedded engine.');
  const [source, target] = [await embedded.open(), await other.open()];
  const [from, to] = [source.connection.db, target.connection.db];
  for (const db of [from, to]) await db.execute(tables);
  await from.execute(sql`insert into parent (name) values ('繡線 "gold"'), (null)`);
  await from.execute(
    sql`insert into child (parent, boss, price, facts, tags, bytes) overriding system value
        select id, null, 1234567890.123456789, '{"a": [1, null]}', '{x,NULL,"y z"}', '\\x00ff' from parent`,
  );
  await from.execute(sql`update child set boss = 3 where id = 1`);

  const copied = await copyRows(from, to);

  expect(Object.fromEntries(copied)).toEqual({ parent: 3, child: 3 });
  for (const table of ['parent', 'child']) {
    const all = sql`select * from ${sql.identifier(table)} order by id`;
    expect((await to.execute(all)).rows).toEqual((await from.execute(all)).rows);
  }
  const added = await to.execute(sql`insert into child (price) values (1) returning id, version`);
  expect(added.rows).toEqual([{ id: 4, version: 2 }]);
  await source.drop();
  await target.drop();
});
