import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';

/** Adding or removing a link increments the version of the record whose form shows it, for every writer. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() =>
  world.db.execute(
    sql`truncate products, product_categories, gallery_items, gallery_categories, history restart identity cascade`,
  ),
);
afterAll(() => world.close());

const run = async (...statements: SQL[]) => {
  for (const statement of statements) await world.db.execute(statement);
};

const kinds = [
  ['products', 'product_category_mappings', 'product_id', 'category_id', 'product_categories'],
  [
    ...(['gallery_items', 'gallery_item_categories', 'gallery_item_id'] as const),
    ...(['gallery_category_id', 'gallery_categories'] as const),
  ],
  ['gallery_items', 'gallery_item_products', 'gallery_item_id', 'product_id', 'products'],
] as const;

test.each(kinds)('%s: %s', async (records, links, owner, other, others) => {
  const [record, link, far] = [records, links, others].map((name) => sql.identifier(name));
  const [own, end] = [sql.identifier(owner), sql.identifier(other)];
  const slugged = (table: string) =>
    /categories/.test(table)
      ? sql`(name) select 'r' || n`
      : sql`(name, slug) select 'r' || n, ${table}::text || n`;
  const rows = sql`from generate_series(1, 2) n`;
  await run(
    sql`insert into ${record} ${slugged(records)} ${rows}`,
    sql`insert into ${far} ${slugged(others)} ${rows}`,
  );
  const versions = async () => {
    const read = await world.db.execute<{ version: number }>(
      sql`select version from ${record} order by id`,
    );
    return read.rows.map(({ version }) => version);
  };
  const recorded = () =>
    world.db.execute(sql`select from history where operation = 'update'`).then((all) => all.rows);

  await run(sql`insert into ${link} (${own}, ${end}) values (1, 1)`);
  expect(await versions()).toEqual([2, 1]);
  await run(sql`update ${link} set ${end} = 2`);
  expect(await versions()).toEqual([3, 1]);
  await run(sql`update ${link} set ${own} = 2`);
  expect(await versions()).toEqual([4, 2]);
  await run(sql`delete from ${far} where id = 2`);
  expect(await versions()).toEqual([4, 3]);
  await run(
    sql`insert into ${link} (${own}, ${end}) values (2, 1)`,
    sql`delete from ${link}`,
    sql`truncate ${link}`,
  );
  expect(await versions()).toEqual([5, 6]);
  expect(await recorded()).toEqual([]);
});

test('a save that raises its record’s version and replaces all links raises it once', async () => {
  await run(
    sql`insert into products (name, slug) values ('a', 'a')`,
    sql`insert into product_categories (name) values ('one'), ('two')`,
    sql`insert into product_category_mappings select 1, id from product_categories`,
  );
  const version = async () =>
    (await world.db.execute<{ version: number }>(sql`select version from products`)).rows[0]
      ?.version ?? 0;
  const before = await version();
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`update products set name = 'b', version = version + 1`);
    await tx.execute(sql`delete from product_category_mappings`);
    await tx.execute(sql`insert into product_category_mappings values (1, 2)`);
  });
  expect(await version()).toBe(before + 1);
  await world.db.transaction(async (tx) => {
    const undone = tx.transaction(async (inner) => {
      await inner.execute(sql`update products set name = 'c'`);
      throw new Error('undone');
    });
    await undone.catch(() => undefined);
    await tx.execute(sql`update products set display_order = 9`);
    await tx.execute(sql`delete from product_category_mappings`);
  });
  expect(await version()).toBe(before + 2);
});
