import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { gallery_images, gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { item_codes, product_images, products } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { openWorld, type World } from '#tests/world.ts';
import { referringColumns } from './file-references.server.ts';
import type { FileFolder } from './file-store.ts';
import { deleteStaleFiles, findStaleFiles } from './stale-files.server.ts';
import { storedPathOf } from './stored-path.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const put = (folder: FileFolder, extension: string, size = 3) =>
  world.files.put(folder, new Uint8Array(size), extension);
const pathOf = (address: string) => storedPathOf(address) ?? '';
const find = (options = {}) => findStaleFiles(world, { limit: 500, ...options });
const stalePaths = async () => (await find()).files.map(({ path }) => path);

test('a file is stale until a record refers to it, whichever column does', async () => {
  const { db } = world;
  const [product] = await db.insert(products).values({ name: 'P', slug: 'p' }).returning();
  const [item] = await db.insert(gallery_items).values({ name: 'G', slug: 'g' }).returning();
  const [news] = await db.insert(news_items).values({ title: 'N', slug: 'n' }).returning();
  if (!product || !item || !news) throw new Error('not inserted');
  const text = (address: string) => `<p>See <a href="${address}">this</a></p>`;
  const references: [FileFolder, string, (address: string) => PromiseLike<unknown>][] = [
    ['products', 'jpg', (image_url) => db.update(products).set({ image_url })],
    ['pdf', 'pdf', (catalogue_pdf) => db.update(products).set({ catalogue_pdf })],
    [
      'products',
      'png',
      (image_url) => db.insert(product_images).values({ product_id: product.id, image_url }),
    ],
    [
      'item-code-images',
      'jpg',
      (image_url) => db.insert(item_codes).values({ item_code: 'X', image_url }),
    ],
    [
      'gallery-items',
      'jpg',
      (primary_image_url) => db.update(gallery_items).set({ primary_image_url }),
    ],
    ['documents', 'pdf', (pdf_url) => db.update(gallery_items).set({ pdf_url })],
    [
      'gallery-videos',
      'mp4',
      (image_url) => db.insert(gallery_images).values({ gallery_item_id: item.id, image_url }),
    ],
    [
      'gallery-items',
      'webp',
      (address) => db.update(gallery_items).set({ project_details: text(address) }),
    ],
    ['news', 'jpg', (primary_image_url) => db.update(news_items).set({ primary_image_url })],
    [
      'news',
      'webm',
      (media_url) => db.insert(news_media).values({ news_item_id: news.id, media_url }),
    ],
    ['news', 'gif', (address) => db.update(news_items).set({ article_body: `Look: ${address}.` })],
    ['carousel', 'jpg', (image_url) => db.insert(general_settings).values({ image_url })],
    [
      'news',
      'png',
      (address) =>
        db.insert(translations).values({
          entity_type: 'news_items',
          entity_id: news.id,
          field_name: 'article_body',
          language_code: 'zh-Hant',
          translated_value: text(address),
        }),
    ],
  ];
  expect(references).toHaveLength(referringColumns.length);
  for (const [folder, extension, refer] of references) {
    const address = await put(folder, extension);
    expect(await stalePaths()).toEqual([pathOf(address)]);
    await refer(address);
    expect(await stalePaths()).toEqual([]);
    expect(await deleteStaleFiles(world, [pathOf(address)])).toEqual({
      summary: { successful: 0, failed: 1 },
    });
    expect(await world.files.stat(pathOf(address))).toBeDefined();
  }
});

test('every column of the schema that is named like an address is looked at', async () => {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(_url|_pdf)$' order by 1`);
  const known = referringColumns.map((column) => `${getTableName(column.table)}.${column.name}`);
  expect(rows.length).toBeGreaterThan(8);
  expect(known).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

test('an address from another host, or of the bucket itself, keeps its file', async () => {
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
  }
  await set(`${address}x`);
  expect(await stalePaths()).toContain(path);
  await deleteStaleFiles(world, await stalePaths());
});

test('the list is paged, filtered by type, and says which types there are', async () => {
  for (let at = 0; at < 5; at++) await put('products', 'jpg', at + 1);
  const video = await put('gallery-videos', 'mp4', 700);
  await put('documents', 'pdf');
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

test('what was deleted is gone; what is missing, in use or no path at all counts as failed', async () => {
  const gone = await stalePaths();
  const used = await put('carousel', 'jpg');
  await world.db.update(general_settings).set({ image_url: used });
  const asked = [...gone, gone[0] ?? '', pathOf(used), 'products/none.jpg', '../../etc/passwd', ''];
  expect(await deleteStaleFiles(world, asked)).toEqual({
    summary: { successful: gone.length, failed: 4 },
  });
  expect(await stalePaths()).toEqual([]);
  expect((await find()).pagination).toMatchObject({ page: 1, total: 0, totalPages: 0 });
});

/** On the embedded database always: it has one transaction at a time. A server's has to be seen waiting. */
async function someoneWaits(db: Pick<Database, 'execute'>): Promise<boolean> {
  if (!world.databaseUrl) return true;
  const waiting = await db.execute(sql`
    select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`);
  return waiting.rows.length > 0;
}

test('an edit under way keeps the file that it is about to use', async () => {
  const { db } = world;
  const address = await put('products', 'jpg');
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
  expect(await deletion).toEqual({ summary: { successful: 0, failed: 1 } });
  expect(await world.files.stat(pathOf(address))).toBeDefined();
});

test('an edit that comes while files are deleted waits for the end of it', async () => {
  const { db } = world;
  const address = await put('products', 'jpg');
  const order: string[] = [];
  const deleting = Promise.withResolvers<void>();
  // Both begin outside the deletion's transaction, in which no other query is allowed.
  const edit = deleting.promise
    .then(() => db.update(products).set({ image_url: address }))
    .then(() => order.push('saved'));
  const editWaitsOrIsDone = deleting.promise.then(async () => {
    while (order.length === 0 && !(await someoneWaits(db)));
  });
  const files = {
    ...world.files,
    async remove(path: string) {
      deleting.resolve();
      await editWaitsOrIsDone;
      order.push('removed');
      return world.files.remove(path);
    },
  };
  await deleteStaleFiles({ db, files }, [pathOf(address)]);
  await edit;
  expect(order).toEqual(['removed', 'saved']);
});
