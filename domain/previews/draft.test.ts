import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { preview_links, record_drafts } from '#database/schema/previews.ts';
import { products } from '#database/schema/products.ts';
import { storeUnreferencedFile } from '#tests/world/files/stored-files.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { findStaleFiles } from '../files/stale/stale-files.server.ts';
import { storedPathOf } from '../files/stored-path.ts';
import { countDraftFiles, expirePreviews, storeDraft, trySave } from './draft.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const stalePaths = async () => (await findStaleFiles(world)).files.map(({ path }) => path);
const pathOf = (address: string) => storedPathOf(address) ?? '';

test('a draft keeps its files for a week and then deletes those that no record uses', async () => {
  const { db, files } = world;
  const own = await storeUnreferencedFile(world, 'products', 'png');
  const shared = await storeUnreferencedFile(world, 'products', 'jpg');
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

test('a file of a deleted record stays as long as a draft shows it', async () => {
  const { db, dataDir } = world;
  const address = await storeUnreferencedFile(world, 'products', 'webp');
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

test('a link always belongs to a draft or a record', async () => {
  const link = { kind: 'products', token_hash: 'x', created_by: 'nobody' };
  await expect(world.db.insert(preview_links).values(link)).rejects.toThrow();
});

const me = 'someone';
const quota = 1000;

/** Stores a draft of a product with these files, within a small quota; returns their addresses. */
async function draftWith(...contents: Uint8Array[]): Promise<string[]> {
  const tried = await trySave(world, 'products', async ({ files }) => {
    for (const content of contents) await files.put('products', content, 'jpg');
    return { ok: true, id: 0 };
  });
  const addresses = tried.files.map(({ address }) => address);
  const rows = [{ table: 'products', row: { name: addresses.join(' ') } }];
  await storeDraft(world, { kind: 'products', record: null }, { ...tried, rows }, me, quota);
  return addresses;
}

const content = (letter: string, bytes = 400) => new TextEncoder().encode(letter.repeat(bytes));
const isStored = async (address = '') => (await world.files.stat(pathOf(address))) !== undefined;

test('a picture of a draft is not stored again, and drafts over the quota are deleted, the oldest first', async () => {
  const { db } = world;
  await db.delete(record_drafts);
  await db
    .insert(administrators)
    .values({ id: me, name: 'Mei', email: 'mei@example.com' })
    .onConflictDoNothing();
  const [first] = await draftWith(content('a'));
  for (let press = 0; press < 5; press++) expect(await draftWith(content('a'))).toEqual([first]);
  expect(await countDraftFiles(db, me)).toEqual({ count: 1, bytes: 400 });
  expect(await db.$count(record_drafts)).toBe(6);

  const [second] = await draftWith(content('b'), content('b'));
  expect(await countDraftFiles(db, me)).toEqual({ count: 2, bytes: 800 });
  const [third] = await draftWith(content('c'));
  expect(await countDraftFiles(db, me)).toEqual({ count: 2, bytes: 800 });
  expect([await isStored(first), await isStored(second), await isStored(third)]).toEqual([
    ...[false, true, true],
  ]);
  // A single preview over the quota is still shown completely.
  const large = await draftWith(content('d', 1200), content('e', 1200));
  expect(await countDraftFiles(db, me)).toEqual({ count: 2, bytes: 2400 });
  expect(await Promise.all(large.map(isStored))).toEqual([true, true]);
  expect(await isStored(third)).toBe(false);
});

test('a file of two accounts stays until both drafts are deleted', async () => {
  const { db } = world;
  await db.delete(record_drafts);
  const [shared] = await draftWith(content('f'));
  await db.update(record_drafts).set({ created_by: null });
  await draftWith(content('f'));
  await draftWith(content('g', 900));
  expect(await countDraftFiles(db, me)).toEqual({ count: 1, bytes: 900 });
  expect(await isStored(shared)).toBe(true);
});

test('a refused form deletes no file of another draft', async () => {
  await world.db.delete(record_drafts);
  const [kept] = await draftWith(content('h'));
  const put: string[] = [];
  await trySave(world, 'products', async ({ files }) => {
    for (const letter of ['h', 'i']) put.push(await files.put('products', content(letter), 'jpg'));
    for (const address of put) await files.remove(pathOf(address));
    return { ok: false };
  });
  expect(put[0]).toBe(kept);
  expect([await isStored(kept), await isStored(put[1])]).toEqual([true, false]);
});
