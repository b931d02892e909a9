import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from '#database/schema/history.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { released_files } from '#database/schema/released-files.ts';
import { administrator } from '#tests/world/people/rights.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { emptyBin, moveToBin } from '../history/bin/bin.server.ts';
import { restoreFromBin } from '../history/restore/restore-from-bin.server.ts';
import { referringTexts } from './file-references.server.ts';
import type { FileFolder } from './file-store.ts';
import { deleteStaleFiles, findStaleFiles } from './stale/stale-files.server.ts';
import { storedPathOf } from './stored-path.ts';

/** Files of everything that can be restored are kept. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const put = (folder: FileFolder, extension: string) =>
  world.files.put(folder, new Uint8Array(3), extension);
const pathOf = (address: string) => storedPathOf(address) ?? '';
const stalePaths = async () => {
  const { files } = await findStaleFiles(world, { limit: 500 });
  return files.map(({ path }) => path);
};

/** A product whose picture was replaced, with an item code that has its own picture. */
async function productWithVersions(slug: string) {
  const { db } = world;
  const [former, current, ofCode] = [
    await put('products', 'jpg'),
    await put('products', 'jpg'),
    await put('item-code-images', 'jpg'),
  ];
  const [product] = await db
    .insert(products)
    .values({ name: slug, slug, image_url: former })
    .returning();
  if (!product) throw new Error('not inserted');
  await db.update(products).set({ image_url: current }).where(eq(products.slug, slug));
  await db.insert(item_codes).values({ product_id: product.id, item_code: slug, image_url: '' });
  await db.update(item_codes).set({ image_url: ofCode }).where(eq(item_codes.item_code, slug));
  await db.update(item_codes).set({ image_url: null }).where(eq(item_codes.item_code, slug));
  return { id: product.id, paths: [former, current, ofCode].map(pathOf).sort() };
}

test('a record in the bin keeps the files of all its versions until it is permanently deleted', async () => {
  const { db } = world;
  const { id, paths } = await productWithVersions('binned');
  const moved = await moveToBin(db, products, id, products.name);
  expect(await stalePaths()).toEqual([]);
  expect(await deleteStaleFiles(world, paths)).toEqual({ summary: { successful: 0, failed: 3 } });
  expect(await restoreFromBin(db, administrator, moved?.binned ?? 0)).toMatchObject({ ok: true });
  expect(await stalePaths()).toEqual([]);
  const again = await moveToBin(db, products, id, products.name);
  await emptyBin(db, administrator, [again?.binned ?? 0]);
  expect(await db.$count(bin)).toBe(0);
  expect(await stalePaths()).toEqual(paths);
  expect(await deleteStaleFiles(world, paths)).toEqual({ summary: { successful: 3, failed: 0 } });
});

test('a file that only a waiting plan uses is kept until the plan is cancelled', async () => {
  const { db } = world;
  const address = await put('products', 'jpg');
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into news_items (title, slug) values ('News', 'news') returning id`,
  );
  const plan = { kind: 'news_items' as const, record_id: rows[0]?.id ?? 0, planned_by: 'mei' };
  await db.insert(planned_changes).values({
    ...plan,
    at: new Date(Date.now() + 86_400_000),
    change: { article_body: `![thread](${address})` },
  });
  await db
    .insert(released_files)
    .values({ path: pathOf(address) })
    .onConflictDoNothing();
  expect(await stalePaths()).toEqual([]);
  const kept = await deleteStaleFiles(world, [pathOf(address)]);
  expect(kept).toEqual({ summary: { successful: 0, failed: 1 } });
  await db.delete(planned_changes);
  expect(await stalePaths()).toEqual([pathOf(address)]);
  await deleteStaleFiles(world, [pathOf(address)]);
});

test('entries that contain files are found by an index, without a scan of the history', async () => {
  const plan = await world.db.transaction(async (tx) => {
    // PostgreSQL reads an empty table by a scan unless scans are made expensive.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain ${referringTexts}`);
  });
  expect(JSON.stringify(plan.rows)).toContain('history_names_files');
});

test('a record that is deleted by SQL keeps no file: those of all its versions are stale at once', async () => {
  const { id, paths } = await productWithVersions('deleted-by-sql');
  await world.db.execute(sql`delete from products where id = ${id}`);
  expect(await stalePaths()).toEqual(paths);
  expect(await deleteStaleFiles(world, paths)).toEqual({ summary: { successful: 3, failed: 0 } });
});
