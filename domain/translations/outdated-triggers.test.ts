import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';
import {
  catalogueKindNames,
  catalogueKinds,
  isPublishedKind,
  translatableFields,
} from '../kinds/kinds.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.db.execute(sql`truncate pages cascade`);
});

afterAll(() => world.close());

test.each(catalogueKindNames)(
  'a change of any translated text of %s marks its translations as out of date',
  async (kind) => {
    const fields = translatableFields(kind);
    const { nameColumn } = catalogueKinds[kind];
    const [table, name] = [sql.identifier(kind), sql.identifier(nameColumn)];
    const run = async (statement: SQL) =>
      (await world.db.execute<{ name: string }>(statement)).rows;
    const hasSlug = isPublishedKind(kind);
    // The company has its row, with translations, from the start.
    await run(sql`delete from translations where entity_type = ${kind}`);
    await run(sql`delete from ${table}`);
    await run(
      hasSlug
        ? sql`insert into ${table} (${name}, slug) values ('a', 'a')`
        : kind === 'shades'
          ? // The product of its own test.
            sql`insert into shades (number, product_id) select 'a', id from products`
          : sql`insert into ${table} (${name}) values ('a')`,
    );
    await run(sql`
      insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
      select ${kind}, id, field, 'zh-Hant', 'x' from ${table},
        json_array_elements_text(${JSON.stringify(fields.map((field) => field.name))}::json) as field`);
    for (const field of fields) {
      await run(sql`update translations set outdated_since = null`);
      await run(sql`update ${table} set ${sql.identifier(field.name)} = 'changed'`);
      const outdated = await run(sql`
        select field_name as name from translations where outdated_since is not null`);
      expect(outdated).toEqual([{ name: field.name }]);
    }
  },
);
