import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { company } from '#database/schema/company.ts';
import { gallery_images, gallery_items } from '#database/schema/gallery.ts';
import { history } from '#database/schema/history.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { page_blocks, pages } from '#database/schema/pages.ts';
import { item_codes, product_images, products, shades } from '#database/schema/products.ts';
import { released_files } from '#database/schema/released-files.ts';
import { general_settings } from '#database/schema/settings.ts';
import { storeUnreferencedFile } from '#tests/world/files/stored-files.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { referringColumns } from '../file-references.server.ts';
import { type FileFolder, fileFolders } from '../file-store.ts';
import { mediaAddress, storedPathOf } from '../stored-path.ts';
import { deleteStaleFiles, findStaleFiles } from './stale-files.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Stored just now, as by a running save. */
const put = (folder: FileFolder, extension: string) =>
  world.files.put(folder, new Uint8Array(3), extension);
const forgotten = (folder: FileFolder, extension: string, size?: number) =>
  storeUnreferencedFile(world, folder, extension, size);
const pathOf = (address: string) => storedPathOf(address) ?? '';
const find = (options = {}) => findStaleFiles(world, { limit: 500, ...options });
const stalePaths = async () => (await find()).files.map(({ path }) => path);

const notedAsReleased = async (path: string) =>
  (await world.db.$count(released_files, eq(released_files.path, path))) > 0;

/** Trims the history, so that no former version of a record can be restored. */
const trimHistory = () => world.db.delete(history);

const deleted = { summary: { successful: 1, failed: 0 } };
const kept = { summary: { successful: 0, failed: 1 } };

test('a file is kept while a record or one of its versions refers to it, and is stale afterwards, for every column', async () => {
  const { db } = world;
  const [product] = await db.insert(products).values({ name: 'P', slug: 'p' }).returning();
  const [item] = await db.insert(gallery_items).values({ name: 'G', slug: 'g' }).returning();
  const [news] = await db.insert(news_items).values({ title: 'N', slug: 'n' }).returning();
  if (!product || !item || !news) throw new Error('not inserted');
  const text = (address: string | null) => `<p>See <a href="${address}">this</a></p>`;
  const set =
    <Table extends PgTable>(table: Table, values: (address: string | null) => object) =>
    (address: string | null) =>
      db.update(table).set(values(address) as PgUpdateSetSource<Table>);
  await db.insert(product_images).values({ product_id: product.id, image_url: '' });
  await db.insert(item_codes).values({ item_code: 'X' });
  await db.insert(shades).values({ product_id: product.id, number: '1' });
  await db.insert(gallery_images).values({ gallery_item_id: item.id, image_url: '' });
  await db.insert(news_media).values({ news_item_id: news.id, media_url: '' });
  await db.insert(general_settings).values({});
  await db.execute(sql`truncate pages cascade`);
  const [page] = await db.insert(pages).values({ title: 'P', slug: 'p' }).returning();
  await db.insert(page_blocks).values({ page_id: page?.id ?? 0 });
  await db.insert(translations).values({
    ...{ entity_type: 'news_items', entity_id: news.id, field_name: 'article_body' },
    ...{ language_code: 'zh-Hant', translated_value: '' },
  });
  const references: [FileFolder, string, (address: string | null) => PromiseLike<unknown>][] = [
    ['products', 'jpg', set(products, (image_url) => ({ image_url }))],
    ['pdf', 'pdf', set(products, (catalogue_pdf) => ({ catalogue_pdf }))],
    ['products', 'png', set(product_images, (image_url) => ({ image_url: image_url ?? '' }))],
    ['products', 'webp', set(shades, (image_url) => ({ image_url }))],
    ['products', 'gif', set(shades, (stitched_url) => ({ stitched_url }))],
    ['item-code-images', 'jpg', set(item_codes, (image_url) => ({ image_url }))],
    ['gallery-items', 'jpg', set(gallery_items, (url) => ({ primary_image_url: url }))],
    ['documents', 'pdf', set(gallery_items, (pdf_url) => ({ pdf_url }))],
    ['gallery-videos', 'mp4', set(gallery_images, (url) => ({ image_url: url ?? '' }))],
    ['gallery-items', 'webp', set(gallery_items, (url) => ({ project_details: text(url) }))],
    ['news', 'jpg', set(news_items, (url) => ({ primary_image_url: url }))],
    ['news', 'webm', set(news_media, (url) => ({ media_url: url ?? '' }))],
    ['news', 'gif', set(news_items, (url) => ({ article_body: `Look: ${url}.` }))],
    ['carousel', 'jpg', set(general_settings, (image_url) => ({ image_url }))],
    ['carousel', 'png', set(company, (icon_url) => ({ icon_url }))],
    ['carousel', 'webp', set(company, (url) => ({ wechat_code_url: url }))],
    ['carousel', 'gif', set(company, (url) => ({ whatsapp_code_url: url }))],
    ['gallery-items', 'jpg', set(page_blocks, (url) => ({ picture_url: url }))],
    ['gallery-items', 'gif', set(page_blocks, (url) => ({ body: text(url) }))],
    ['news', 'png', set(translations, (url) => ({ translated_value: text(url) }))],
  ];
  // Drafts and plans have no history: domain/previews/draft.test.ts, domain/files/files-of-versions.test.ts.
  expect(references).toHaveLength(referringColumns.length - 2);
  for (const [folder, extension, refer] of references) {
    const address = await put(folder, extension);
    const path = pathOf(address);
    await refer(address);
    expect(await stalePaths()).toEqual([]);
    expect(await deleteStaleFiles(world, [path])).toEqual(kept);
    expect(await world.files.stat(path)).toBeDefined();
    await refer(null);
    expect(await stalePaths()).toEqual([]);
    expect(await deleteStaleFiles(world, [path])).toEqual(kept);
    await trimHistory();
    expect(await stalePaths()).toEqual([path]);
    expect(await deleteStaleFiles(world, [path])).toEqual(deleted);
    expect(await world.files.stat(path)).toBeUndefined();
    expect(await notedAsReleased(path)).toBe(false);
  }
});

test('a file that no record has used yet may belong to a running save and is kept for an hour', async () => {
  const young = pathOf(await put('products', 'jpg'));
  expect(await stalePaths()).toEqual([]);
  expect(await deleteStaleFiles(world, [young])).toEqual(kept);
  expect(await world.files.stat(young)).toBeDefined();
  const old = pathOf(await forgotten('products', 'jpg'));
  expect(await stalePaths()).toEqual([old]);
  expect(await deleteStaleFiles(world, [old])).toEqual(deleted);
});

test('a save that is rolled back releases no file', async () => {
  const address = await put('carousel', 'jpg');
  await world.db.update(general_settings).set({ image_url: address });
  const failed = world.db.transaction(async (tx) => {
    await tx.delete(general_settings);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await notedAsReleased(pathOf(address))).toBe(false);
});

test.each([
  ['deleted', sql`delete from general_settings`],
  ['emptied with its table', sql`truncate general_settings`],
])('a record that is %s releases its file', async (_, statement) => {
  await world.db.execute(statement);
  const address = await put('carousel', 'jpg');
  await world.db.insert(general_settings).values({ image_url: address });
  await world.db.execute(statement);
  expect(await stalePaths()).toContain(pathOf(address));
  expect(await deleteStaleFiles(world, [pathOf(address)])).toEqual(deleted);
  await world.db.insert(general_settings).values({});
});

test('every column of the schema with the name of an address is checked', async () => {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(_url|_pdf)$' order by 1`);
  const known = referringColumns.map((column) => `${getTableName(column.table)}.${column.name}`);
  expect(rows.length).toBeGreaterThan(8);
  expect(known).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

test('an address on another host, or of the bucket itself, keeps its file', async () => {
  const address = await put('carousel', 'jpg');
  const path = pathOf(address);
  const set = (image_url: string | null) => world.db.update(general_settings).set({ image_url });
  for (const url of [
    `https://www.example.com${address}`,
    `https://files.example.com/bucket/${path}`,
    `${address}?w=320&f=webp`,
  ]) {
    await set(url);
    expect(await stalePaths()).not.toContain(path);
    await set(`${address}x`);
    await trimHistory();
    expect(await stalePaths()).toContain(path);
  }
  await deleteStaleFiles(world, await stalePaths());
});

test.each(fileFolders)('overlapping paths keep their files: %s', async (folder) => {
  const path = pathOf(await put(folder, 'pdf'));
  const set = (text: string) => world.db.update(news_items).set({ article_body: text });
  const text = fileFolders.map((before) => `https://a.example/public/${before}/${path}, `).join('');
  await set(text);
  expect(await stalePaths()).toEqual([]);
  await set('');
  await trimHistory();
  expect(await stalePaths()).toEqual([path]);
  await deleteStaleFiles(world, [path]);
});

test('the list has pages, a filter by type and the types that occur', async () => {
  for (let at = 0; at < 5; at++) await forgotten('products', 'jpg', at + 1);
  const video = await forgotten('gallery-videos', 'mp4', 700);
  await forgotten('documents', 'pdf');
  const first = await find({ limit: 3 });
  expect(first.pagination).toEqual({ page: 1, limit: 3, total: 7, totalPages: 3 });
  expect(first.fileTypes).toEqual(['image', 'document', 'video']);
  const all = [first, await find({ limit: 3, page: 2 }), await find({ limit: 3, page: 3 })];
  expect(new Set(all.flatMap(({ files }) => files.map(({ path }) => path))).size).toBe(7);
  expect((await find({ limit: 3, page: 99 })).pagination.page).toBe(3);
  const videos = await find({ fileType: 'video' });
  expect(videos.files).toEqual([
    {
      path: pathOf(video),
      name: video.split('/').pop(),
      url: video,
      size: 700,
      type: 'video',
    },
  ]);
  expect(videos.pagination.total).toBe(1);
  expect(videos.fileTypes).toEqual(['image', 'document', 'video']);
});

test('a deleted file is gone, and a missing file, a file in use and an invalid path count as failed', async () => {
  const gone = await stalePaths();
  const used = await put('carousel', 'jpg');
  await world.db.update(general_settings).set({ image_url: used });
  const asked = [
    ...gone,
    gone[0] ?? '',
    pathOf(used),
    'products/none.jpg',
    '../../../etc/passwd',
    '',
  ];
  expect(await deleteStaleFiles(world, asked)).toEqual({
    summary: { successful: gone.length, failed: 4 },
  });
  expect(await stalePaths()).toEqual([]);
  expect((await find()).pagination).toMatchObject({ page: 1, total: 0, totalPages: 0 });
});

/** The embedded database always has one transaction at a time; on a server the wait must be observed. */
async function someoneWaits(db: Pick<Database, 'execute'>): Promise<boolean> {
  if (!world.databaseUrl) return true;
  const waiting = await db.execute(sql`
    select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`);
  return waiting.rows.length > 0;
}

test('a running edit keeps the file that it is about to use', async () => {
  const { db } = world;
  const address = await forgotten('products', 'jpg');
  const written = Promise.withResolvers<void>();
  let deleted = false;
  const edit = db.transaction(async (tx) => {
    await tx.update(products).set({ image_url: address }).where(eq(products.slug, 'p'));
    written.resolve();
    while (!deleted && !(await someoneWaits(tx)));
  });
  await written.promise;
  const deletion = deleteStaleFiles(world, [pathOf(address)]).finally(() => {
    deleted = true;
  });
  await edit;
  expect(await deletion).toEqual(kept);
  expect(await world.files.stat(pathOf(address))).toBeDefined();
});

test('no edit waits while the store deletes files', async () => {
  const path = pathOf(await forgotten('products', 'jpg'));
  const files = {
    ...world.files,
    async remove(path: string) {
      await world.db.update(products).set({ description: 'edited in between' });
      return world.files.remove(path);
    },
  };
  expect(await deleteStaleFiles({ db: world.db, files }, [path])).toEqual({
    summary: { successful: 1, failed: 0 },
  });
});

test('a file that was copied in by hand is listed and deleted, with any name, unless a record uses it', async () => {
  const { db, dataDir, files } = world;
  const names = ['gold thread (1).jpg', '金線 & 銀線.pdf', 'résumé "3".txt'];
  const paths = names.map((name) => `documents/${name}`);
  const hoursAgo = Date.now() / 1000 - 61 * 60;
  for (const path of paths) {
    writeFileSync(join(dataDir, 'files', path), 'abc');
    utimesSync(join(dataDir, 'files', path), hoursAgo, hoursAgo);
  }
  const listed = async () => (await stalePaths()).filter((path) => paths.includes(path)).sort();
  expect(await listed()).toEqual([...paths].sort());
  const [product] = await db.insert(products).values({ name: 'H', slug: 'hand' }).returning();
  for (const [image_url, path] of [
    ['/media/documents/gold thread (1).jpg', paths[0]],
    ['https://old.example.com/documents/gold%20thread%20(1).jpg', paths[0]],
    [mediaAddress(paths[1] ?? ''), paths[1]],
    ['<a href="/media/documents/金線 &amp; 銀線.pdf">', paths[1]],
  ] as const) {
    await db
      .update(products)
      .set({ image_url })
      .where(eq(products.id, product?.id ?? 0));
    await trimHistory();
    expect(await listed()).toEqual(paths.filter((one) => one !== path).sort());
    expect(await deleteStaleFiles(world, [path ?? ''])).toEqual(kept);
  }
  await db
    .update(products)
    .set({ image_url: null })
    .where(eq(products.id, product?.id ?? 0));
  // A former version of the product still uses the last of them.
  expect(await listed()).toEqual(paths.filter((one) => one !== paths[1]).sort());
  await trimHistory();
  expect(await deleteStaleFiles(world, paths)).toEqual({ summary: { successful: 3, failed: 0 } });
  expect(await Promise.all(paths.map((path) => files.stat(path)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
