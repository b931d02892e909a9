import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from '#database/schema/history.ts';
import {
  addGalleryItem,
  addProduct,
  addProductCategory,
} from '#tests/world/content/catalogue-rows.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';

/** A form that was open when a link of its record was added or removed is refused and undoes nothing. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const conflict = 'Someone else saved this while you were editing';

async function read<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await admin.world.db.execute(query)).rows as Row[];
}
async function versionOf(table: string, id: number): Promise<number> {
  const rows = await read<{ version: number }>(
    sql`select version from ${sql.identifier(table)} where id = ${id}`,
  );
  return rows[0]?.version ?? 0;
}
const categoriesOf = async (product: number) =>
  (
    await read<{ id: number }>(
      sql`select category_id as id from product_category_mappings where product_id = ${product} order by 1`,
    )
  ).map(({ id }) => id);
const productsOf = async (item: number) =>
  (
    await read<{ id: number }>(
      sql`select product_id as id from gallery_item_products where gallery_item_id = ${item} order by 1`,
    )
  ).map(({ id }) => id);
async function bringBack(kind: string, id: number) {
  const [entry] = await admin.world.db
    .select()
    .from(bin)
    .where(sql`${eq(bin.kind, kind)} and ${eq(bin.record_id, id)}`);
  return admin.send('/admin/bin', 'restore', { id: entry?.id ?? 0 });
}
const saveProduct = (id: number, version: number, category_ids: number[]) =>
  admin.send(`/admin/products?edit=${id}`, 'save', {
    ...{ id, version, name: 'Saved', slug: `saved-${id}`, category_ids },
  });
const saveItem = (id: number, version: number, product_ids: number[]) =>
  admin.send(`/admin/gallery-items?edit=${id}`, 'save', {
    ...{ id, version, name: 'Saved', slug: `saved-${id}`, product_ids },
  });

test('deleting or restoring a category conflicts with the open form of its product', async () => {
  const { db } = admin.world;
  const [kept, moved] = [await addProductCategory(db), await addProductCategory(db)];
  const { id } = await addProduct(db, {}, { categories: [kept.id, moved.id] });
  const both = await versionOf('products', id);
  await admin.send('/admin/categories', 'delete', { id: moved.id });
  const stale = await saveProduct(id, both, [kept.id, moved.id]);
  expect(stale.status).toBe(409);
  expect(stale.text).toContain(conflict);
  expect(stale.text).toContain(`${moved.name} (deleted)`);
  const away = await versionOf('products', id);
  expect((await bringBack('product_categories', moved.id)).text).toContain('restored');
  expect(await categoriesOf(id)).toEqual([kept.id, moved.id]);
  const late = await saveProduct(id, away, [kept.id]);
  expect(late.status).toBe(409);
  expect(late.text).toContain(conflict);
  expect(await categoriesOf(id)).toEqual([kept.id, moved.id]);
});

test('deleting or restoring a product conflicts with the open form of a gallery item', async () => {
  const { db } = admin.world;
  const [kept, moved] = [await addProduct(db), await addProduct(db, { name: 'Moved' })];
  const { id } = await addGalleryItem(db);
  await db.execute(
    sql`insert into gallery_item_products values (${id}, ${kept.id}), (${id}, ${moved.id})`,
  );
  const both = await versionOf('gallery_items', id);
  await admin.send('/admin/products', 'delete', { id: moved.id });
  const stale = await saveItem(id, both, [kept.id, moved.id]);
  expect(stale.status).toBe(409);
  expect(stale.text).toContain('Moved (deleted)');
  const away = await versionOf('gallery_items', id);
  await bringBack('products', moved.id);
  const late = await saveItem(id, away, [kept.id]);
  expect(late.status).toBe(409);
  expect(await productsOf(id)).toEqual([kept.id, moved.id]);
});

test('a link that SQL writes conflicts too', async () => {
  const { db } = admin.world;
  const category = await addProductCategory(db);
  const { id, version } = await addProduct(db);
  await db.execute(sql`insert into product_category_mappings values (${id}, ${category.id})`);
  expect((await saveProduct(id, version, [])).status).toBe(409);
  expect(await categoriesOf(id)).toEqual([category.id]);
});

test('products and categories that are added at once get different places', async () => {
  const { db } = admin.world;
  const numbers = Array.from({ length: 8 }, (_, at) => at);
  await Promise.all(
    numbers.flatMap((at) => [
      admin.send('/admin/products?new=yes', 'save', { name: 'At once', slug: `at-once-${at}` }),
      admin.send('/admin/categories?new=yes', 'save', { name: 'At once' }),
    ]),
  );
  for (const table of ['products', 'product_categories']) {
    const { rows } = await db.execute<{ display_order: number }>(
      sql`select display_order from ${sql.identifier(table)} where name = 'At once'`,
    );
    expect(new Set(rows.map(({ display_order }) => display_order)).size).toBe(numbers.length);
  }
});

test('a save raises the version by one, whatever links it writes', async () => {
  const { db } = admin.world;
  const [one, two] = [await addProductCategory(db), await addProductCategory(db)];
  const { id } = await addProduct(db, {}, { categories: [one.id] });
  const before = await versionOf('products', id);
  const saved = await saveProduct(id, before, [one.id, two.id]);
  expect(saved.text).toContain('Product updated successfully');
  expect(await versionOf('products', id)).toBe(before + 1);
});

test('a chosen product that has been deleted is named at its field', async () => {
  const { db } = admin.world;
  const { id, version } = await addGalleryItem(db);
  const gone = await addProduct(db, { name: 'Gone by then' });
  await admin.send('/admin/products', 'delete', { id: gone.id });
  for (const answer of [
    await saveItem(id, version, [gone.id]),
    await admin.send('/admin/gallery-items?new=yes', 'save', {
      ...{ name: 'New', slug: 'new', product_ids: [gone.id] },
    }),
  ]) {
    expect(answer.text).toContain(
      'Someone else has deleted “Gone by then”. Remove it and save again.',
    );
    expect(answer.text).not.toContain('Failed to save gallery item');
  }
  expect(await versionOf('gallery_items', id)).toBe(version);
});
