import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administrator } from '#tests/world/people/rights.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { type Activity, listActivity } from './activity.server.ts';
import { recordTimeline, type Version } from './timeline.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.db.execute(
    sql`truncate products, product_categories, translations restart identity cascade`,
  );
  await world.db.execute(sql`truncate history restart identity`);
});
afterAll(() => world.close());

const run = (statement: string) => world.db.execute(sql.raw(statement));

/** All pages in order. */
async function walk<Part extends { id: number }>(
  limit: number,
  read: (before: number | undefined) => Promise<Part[]>,
): Promise<Part[]> {
  const walked: Part[] = [];
  for (;;) {
    const page = await read(walked.at(-1)?.id);
    walked.push(...page);
    if (page.length < limit) return walked;
  }
}

const activities = (limit: number): Promise<Activity[]> =>
  walk(limit, (before) => listActivity(world.db, administrator, { before }, limit));

const versions = (limit: number): Promise<Version[]> =>
  walk(limit, (before) => recordTimeline(world.db, { kind: 'products', id: 1 }, { before, limit }));

test('the pages of the activity show all changes, each with many rows', async () => {
  await run(
    `insert into products (name, slug) select 'P' || n, 'p' || n from generate_series(1, 60) n`,
  );
  await run(`insert into product_images (product_id, image_url)
    select id, '/media/products/' || n || '.jpg' from products, generate_series(1, 25) n`);
  await run(`delete from products`);
  const changes = await activities(50);
  expect(changes).toHaveLength(180);
  expect(changes.slice(0, 60).map(({ entries }) => entries.length)).toEqual(Array(60).fill(26));
});

test('a transaction that changes records in turn is one change per record, on any page', async () => {
  await run(`insert into product_categories (name) values ('Gold'), ('Silver');
    insert into products (name, slug) select 'P' || n, 'p' || n from generate_series(1, 30) n;
    insert into product_category_mappings (product_id, category_id) select id, 1 from products where id % 2 = 0`);
  await run(`truncate history`);
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`delete from product_category_mappings`);
    await tx.execute(
      sql`insert into product_category_mappings (product_id, category_id) select id, 2 from products`,
    );
  });
  const changes = await activities(7);
  expect(changes.map(({ record_id }) => record_id).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 1),
  );
  for (const { record_id, entries } of changes)
    expect(entries).toHaveLength((record_id ?? 0) % 2 === 0 ? 2 : 1);
});

test('a reordering is one change, on any page', async () => {
  await run(`insert into product_categories (name) values ('Gold'), ('Silver')`);
  for (const order of [1, 2, 3])
    await run(`update product_categories set display_order = id + ${order}`);
  expect((await activities(1)).map(({ record_id }) => record_id)).toEqual([null, null, null, 2, 1]);
});

test('the pages of a history show all versions, each with many rows and once', async () => {
  await run(`insert into products (name, slug) values ('P', 'p')`);
  for (let n = 1; n <= 6; n++)
    await world.db.transaction(async (tx) => {
      await tx.execute(sql`update products set name = ${`P${n}`}`);
      await tx.execute(sql`insert into product_images (product_id, image_url)
        select 1, '/media/products/' || i || '.jpg' from generate_series(1, 60) i`);
      // After the product's own entries, so that the newest entry is not the product's.
      await tx.execute(sql`insert into item_codes (product_id, item_code) values (1, ${`C${n}`})`);
    });
  for (const limit of [2, 20]) {
    const walked = await versions(limit);
    expect(walked.map(({ entries }) => entries.length)).toEqual([62, 62, 62, 62, 62, 62, 1]);
    const own = (await activities(50)).filter(({ kind }) => kind === 'products');
    expect(walked.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  }
});
