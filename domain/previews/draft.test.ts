import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview_links, record_drafts } from '#database/schema/previews.ts';
import { products } from '#database/schema/products.ts';
import { putForgotten } from '#tests/world/stored-files.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { findStaleFiles } from '../files/stale/stale-files.server.ts';
import { storedPathOf } from '../files/stored-path.ts';
import { expirePreviews } from './draft.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const stalePaths = async () => (await findStaleFiles(world)).files.map(({ path }) => path);
const pathOf = (address: string) => storedPathOf(address) ?? '';

test('a draft keeps its files for a week, and takes those along that no record has by then', async () => {
  const { db, files } = world;
  const own = await putForgotten(world, 'products', 'png');
  const shared = await putForgotten(world, 'products', 'jpg');
  const row = { id: 1, name: 'Draft', image_url: own, catalogue_pdf: shared };
  await db.insert(record_drafts).values({
    ...{ kind: 'products', record_id: null, files: [own, shared] },
    rows: [{ table: 'products', row }],
  });
  await db.insert(products).values({ name: 'P', slug: 'p', image_url: shared });
  expect(await expirePreviews(world)).toBe(0);
  expect(await stalePaths()).toEqual([]);

  await db.update(record_drafts).set({ expires_at: sql`now() - interval '1 second'` });
  expect(await expirePreviews(world)).toBe(1);
  expect(await db.$count(record_drafts)).toBe(0);
  expect(await files.stat(pathOf(own))).toBeUndefined();
  expect(await files.stat(pathOf(shared))).toBeDefined();
});

test('a file of a record stays as long as a draft shows it, though the record is gone', async () => {
  const { db, dataDir } = world;
  const address = await putForgotten(world, 'products', 'webp');
  const [product] = await db
    .insert(products)
    .values({ name: 'Q', slug: 'q', image_url: address })
    .returning();
  await db.insert(record_drafts).values({
    ...{ kind: 'products', record_id: product?.id ?? 0 },
    rows: [{ table: 'products', row: { image_url: address } }],
  });
  await utimes(join(dataDir, 'files', pathOf(address)), 1, 1);
  await db.delete(products).where(eq(products.slug, 'q'));
  expect(await stalePaths()).toEqual([]);
  await db.delete(record_drafts);
  expect(await stalePaths()).toEqual([pathOf(address)]);
});

test('a link is of something', async () => {
  const link = { kind: 'products', token_hash: 'x', created_by: 'nobody' };
  await expect(world.db.insert(preview_links).values(link)).rejects.toThrow();
});
