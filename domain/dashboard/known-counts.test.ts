import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { KnownCounts } from './known-counts.server.ts';
import { workKey } from './work-key.ts';

let world: World;
let known: KnownCounts;

beforeAll(async () => {
  world = await openWorld();
  known = new KnownCounts(world.db);
  // The world announces a UUID to wait for, which is no table.
  const forget = (table = '') => table.includes('-') || known.forget(table);
  await world.connection.listen('content_changed', forget, () => forget());
});
afterAll(() => world.close());

test('the counts follow every change of a record, a picture and an item code, by any client', async () => {
  const { db } = world;
  const { id } = await addProduct(db, { description: 'Bright' }, { codes: [] });
  expect(await known.work()).toMatchObject({ [workKey('products', 'code')]: 1 });
  for (const change of [
    () => db.execute(sql`insert into item_codes (product_id, item_code) values (${id}, 'A1')`),
    () => db.execute(sql`update products set status = 'Inactive', image_url = '/a.jpg'`),
    () => db.execute(sql`insert into product_images (product_id, image_url) values (${id}, 'x')`),
    () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`insert into item_codes (item_code) values ('B1')`);
        await tx.execute(sql`delete from item_codes where product_id = ${id}`);
      }),
    () => db.execute(sql`insert into news_items (title, slug) values ('Fair', 'fair')`),
    () => db.execute(sql`delete from item_codes`),
    () => db.execute(sql`truncate products cascade`),
  ]) {
    await change();
    await world.announced();
    const counted = new KnownCounts(db);
    expect(await known.work()).toEqual(await counted.work());
    expect(await known.records()).toEqual(await counted.records());
    const lacking = { q: '', sort: '', dir: 'asc', page: 1, filters: { lacks: 'code' } } as const;
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from products p where not exists (select from item_codes where product_id = p.id)`,
    );
    expect(await known.rowsOf('products', lacking)).toEqual({
      total: rows.length,
      ids: rows.map((row) => row.id),
    });
    expect(await known.rowsOf('products', { ...lacking, q: 'a' })).toBeUndefined();
    expect(await known.rowsOf('products', { ...lacking, filters: {} })).toEqual({
      total: (await known.records()).products,
    });
  }
});
