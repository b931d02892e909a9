import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news_items } from '#database/schema/news.ts';
import { listNewsCategories, listNewsToEdit } from '#domain/news/news-list.server.ts';
import { addNewsItem, addProduct } from '../world/content/catalogue-rows.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';

/** Rows that the tables allow and no form writes: every page works with them. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

test.each(['infinity', '-infinity', '294276-12-31', '4713-01-01 BC'])(
  'a record of %s is shown in every list and can be edited',
  async (moment) => {
    const { db } = admin.world;
    const { id } = await addProduct(db, { name: 'ST Viscose', slug: 'viscose' });
    const item = await addNewsItem(db, { title: 'An opening', slug: 'opening' });
    for (const table of ['products', 'news_items'])
      await db.execute(sql.raw(`update ${table} set created_at = '${moment}'`));
    await admin.world.announced();
    for (const path of [
      '/admin/products',
      `/admin/products?edit=${id}`,
      '/admin/news-items',
      `/admin/news-items?edit=${item.id}`,
      `/admin/preview/news_items/${item.id}`,
      '/news',
      '/news/opening',
      '/news/feed.xml',
      '/sitemap.xml',
    ])
      expect([path, (await admin.read(path)).status]).toEqual([path, 200]);
    for (const table of ['products', 'news_items'])
      await db.execute(sql.raw(`delete from ${table}`));
  },
);

test('the highest display order of the form leaves room for another record', async () => {
  const { db } = admin.world;
  await db.execute(sql`insert into general_settings (image_url, display_order)
    values ('/media/carousel/a.jpg', 2147483647)`);
  expect((await admin.read('/admin/general-settings')).status).toBe(200);
});

test('a news category that no index can hold is stored, offered and filtered by', async () => {
  const { db } = admin.world;
  const category = Array.from({ length: 4000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  ).join('');
  const { id } = await addNewsItem(db, { title: 'Of a long category', slug: 'long', category });
  await addNewsItem(db, { title: 'Of a fair', slug: 'fair', category: 'Fairs' });
  expect(await listNewsCategories(db)).toEqual(['Fairs', category]);
  const query = { q: '', sort: 'created_at', dir: 'desc', page: 1 } as const;
  const found = await listNewsToEdit(db, { ...query, filters: { category } });
  expect(found.rows.map((row) => row.id)).toEqual([id]);
  await db.delete(news_items);
});

test('an address that names no record opens no form', async () => {
  const { text } = await admin.read('/admin/products?edit=undefined');
  expect(text).not.toContain('Add Product');
});
