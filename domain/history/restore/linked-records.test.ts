import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import { product_categories, products } from '#database/schema/products.ts';
import {
  addGalleryItem,
  addProduct,
  addProductCategory,
} from '#tests/world/content/catalogue-rows.ts';
import { administrator } from '#tests/world/people/rights.ts';
import { runConcurrently } from '#tests/world/postgres/run-concurrently.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { editInBulk } from '../../bulk/bulk-edit.server.ts';
import { undoBulkEdit } from '../../bulk/undo-bulk-edit.server.ts';
import { saveProduct } from '../../products/product-editing.server.ts';
import { moveToBin } from '../bin/bin.server.ts';
import { restoreFromBin } from './restore-from-bin.server.ts';

/** A link between two deleted records is restored with the second of them, in either order. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function addGalleryCategory() {
  const [row] = await world.db.insert(gallery_categories).values({ name: 'Gowns' }).returning();
  return row ?? { id: 0 };
}

const cases = [
  {
    table: 'product_category_mappings',
    ends: [products, product_categories],
    add: [() => addProduct(world.db), () => addProductCategory(world.db)],
  },
  {
    table: 'gallery_item_categories',
    ends: [gallery_items, gallery_categories],
    add: [() => addGalleryItem(world.db), addGalleryCategory],
  },
  {
    table: 'gallery_item_products',
    ends: [gallery_items, products],
    add: [() => addGalleryItem(world.db), () => addProduct(world.db)],
  },
] as const;

const linksIn = async (table: string) =>
  (await world.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)).rows;

async function binned(table: (typeof cases)[number]['ends'][number], id: number): Promise<number> {
  const moved = await moveToBin(world.db, table, id, table.id);
  return moved?.binned ?? 0;
}

const orders = [
  [0, 1],
  [1, 0],
] as const;

test.each(
  cases.flatMap((one) =>
    orders.flatMap((deleted) =>
      orders.map((restored) => ({ ...one, deleted, restored, title: `${deleted} ${restored}` })),
    ),
  ),
)('a link in $table comes back: deleted and restored in the orders $title', async (one) => {
  const { db } = world;
  const { table, ends, add, deleted, restored } = one;
  const records = [await add[0](), await add[1]()] as const;
  await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(
    sql`insert into ${sql.identifier(table)} values (${records[0].id}, ${records[1].id})`,
  );
  const before = await linksIn(table);
  const entries = new Map<number, number>();
  for (const end of deleted) entries.set(end, await binned(ends[end], records[end].id));
  for (const end of restored)
    expect(await restoreFromBin(db, administrator, entries.get(end) ?? 0)).toMatchObject({
      ok: true,
    });
  expect(before).toHaveLength(1);
  expect(await linksIn(table)).toEqual(before);
});

test('a link that a person removed before the deletions is not restored', async () => {
  const { db, files } = world;
  const [kept, taken] = [await addProductCategory(db), await addProductCategory(db)];
  const { id, version, name, slug } = await addProduct(db, {}, { categories: [kept.id, taken.id] });
  const [{ version: linked = version } = {}] = (
    await db.execute<{ version: number }>(sql`select version from products where id = ${id}`)
  ).rows;
  const input = { name, slug, category_ids: [kept.id] } as never;
  const edit = { id, version: linked };
  expect(
    await saveProduct({ db, files, onlyLogged: () => undefined }, { edit, input }, new Map()),
  ).toMatchObject({ ok: true });
  const entries = [
    await binned(products, id),
    await binned(product_categories, taken.id),
    await binned(product_categories, kept.id),
  ];
  for (const entry of entries) await restoreFromBin(db, administrator, entry);
  const { rows } = await db.execute(
    sql`select category_id from product_category_mappings where product_id = ${id}`,
  );
  expect(rows).toEqual([{ category_id: kept.id }]);
});

test('links are also restored if the deletion of several records is undone at once', async () => {
  const { db } = world;
  const category = await addProductCategory(db);
  const made = [
    await addProduct(db, {}, { categories: [category.id] }),
    await addProduct(db, {}, { categories: [category.id] }),
  ];
  const ids = made.map(({ id }) => id);
  const mine = sql`from product_category_mappings where category_id = ${category.id}`;
  const { rows: seen } = await db.execute<{ id: number; version: number }>(
    sql`select id, version from products where id = any(${sql.param(ids)}::int[])`,
  );
  // The category is deleted first and restored last, so neither deletion of a product has its link.
  const entry = await binned(product_categories, category.id);
  const fresh = seen.map((row) => ({ ...row, version: row.version + 1 }));
  const done = await editInBulk(db, 'products', fresh, { delete: true });
  expect(done).toMatchObject({ done: 2 });
  await restoreFromBin(db, administrator, entry);
  expect((await db.execute(sql`select ${mine}`)).rows).toEqual([]);
  const undone = await undoBulkEdit(db, administrator, 'products', done?.undo ?? '');
  expect(undone).toMatchObject({ done: 2, leftOut: false });
  const { rows } = await db.execute(sql`select product_id as id ${mine} order by 1`);
  expect(rows).toEqual(ids.map((id) => ({ id })));
});

test('a link between two records is restored if both are restored at the same moment', async () => {
  const { db } = world;
  const category = await addProductCategory(db);
  const { id } = await addProduct(db, {}, { categories: [category.id] });
  const entries = [await binned(products, id), await binned(product_categories, category.id)];
  const [product = 0, its = 0] = entries;
  await runConcurrently(
    db,
    (tx) => restoreFromBin(tx, administrator, product),
    () => restoreFromBin(db, administrator, its),
  );
  const { rows } = await db.execute(
    sql`select category_id from product_category_mappings where product_id = ${id}`,
  );
  expect(rows).toEqual([{ category_id: category.id }]);
});
