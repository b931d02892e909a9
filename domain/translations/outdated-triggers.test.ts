import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';
import { catalogueKindNames, translatableFields } from '../kinds.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

test.each(catalogueKindNames)(
  'a change of any text of %s that is translated marks its translations as out of date',
  async (kind) => {
    const { rows } = await world.db.execute<{ name: string }>(sql`
      select a.attname as name
      from pg_trigger t
      join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr::int2[])
      where t.tgname = 'outdate_translations' and t.tgrelid = ${kind}::regclass`);
    const fields = translatableFields(kind).map(({ name }) => name);
    expect(rows.map(({ name }) => name).sort()).toEqual(fields.sort());
  },
);
