import { afterAll, beforeEach, expect, test } from 'vitest';
import { news_items, news_media } from '#database/schema/news.ts';
import { addNewsItem, translate } from '#tests/world/content/catalogue-rows.ts';
import { openWorld } from '#tests/world/world.ts';
import { changeLikes, readLikes } from './likes.server.ts';
import { findNewsPage, listNews } from './news.server.ts';

const world = await openWorld();
const { db } = world;

afterAll(() => world.close());
beforeEach(() => db.delete(news_items));

const titles = async (q?: string, language = 'en') =>
  (await listNews(db, language, { ...(q && { q }), page: 1, size: 6 })).rows.map(
    ({ title }) => title,
  );

test('pinned news comes first, then by display order, then the newest, without inactive items', async () => {
  const on = (day: string) => new Date(`2026-01-${day}T00:00:00Z`);
  await addNewsItem(db, { title: 'Old', display_order: 0, created_at: on('01') });
  await addNewsItem(db, { title: 'New', display_order: 0, created_at: on('09') });
  await addNewsItem(db, { title: 'Last', display_order: 5, created_at: on('10') });
  await addNewsItem(db, { title: 'Pinned', display_order: 9, is_pinned: true });
  await addNewsItem(db, { title: 'Hidden', status: 'Inactive' });
  expect(await titles()).toEqual(['Pinned', 'New', 'Old', 'Last']);
});

test('search reads only titles, in the visitor’s language', async () => {
  const fair = await addNewsItem(db, { title: 'Yarn Expo', description: 'A fair' });
  await translate(db, 'news_items', fair.id, { title: '紗線展' });
  expect(await titles('EXPO')).toEqual(['Yarn Expo']);
  expect(await titles('fair')).toEqual([]);
  expect(await titles('紗線', 'zh-Hant')).toEqual(['紗線展']);
  expect(await titles('expo', 'zh-Hant')).toEqual([]);
});

test('an item is found by slug or id, with its media in order and its text sanitised', async () => {
  const item = await addNewsItem(db, {
    primary_image_url: 'main.jpg',
    article_body: 'one\ntwo<img src=x onerror=alert(1)>',
  });
  await db.insert(news_media).values([
    { news_item_id: item.id, media_url: 'b.jpg', display_order: 2 },
    { news_item_id: item.id, media_url: 'a.mp4', display_order: 1, media_type: 'video' },
  ]);
  const page = await findNewsPage(db, 'en', item.slug);
  expect(page?.media.map(({ url }) => url)).toEqual(['main.jpg', 'a.mp4', 'b.jpg']);
  expect(page?.article_html).toContain('one<br />\ntwo');
  expect(page?.article_html).not.toContain('onerror');
  expect(await findNewsPage(db, 'en', String(item.id))).toEqual(page);
});

test('inactive and missing news has no page, by slug or by id', async () => {
  const hidden = await addNewsItem(db, { status: 'Inactive' });
  for (const address of [hidden.slug, String(hidden.id), 'nowhere', '0']) {
    expect(await findNewsPage(db, 'en', address)).toBeNull();
  }
});

test('likes of many simultaneous visitors are all counted', async () => {
  const item = await addNewsItem(db, { likes: 5 });
  await Promise.all(Array.from({ length: 200 }, () => changeLikes(db, item.id, 1)));
  expect(await readLikes(db, [item.id])).toEqual([{ id: item.id, likes: 205 }]);
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      n % 2 ? changeLikes(db, item.id, 1) : changeLikes(db, item.id, -1),
    ),
  );
  expect(await readLikes(db, [item.id])).toEqual([{ id: item.id, likes: 205 }]);
});

test('likes never fall below 0, however many are taken back at once', async () => {
  const item = await addNewsItem(db, { likes: 3 });
  await Promise.all(Array.from({ length: 50 }, () => changeLikes(db, item.id, -1)));
  expect(await changeLikes(db, item.id, 1)).toBe(1);
});

test('an inactive or missing item cannot be liked', async () => {
  const hidden = await addNewsItem(db, { status: 'Inactive', likes: 2 });
  expect(await changeLikes(db, hidden.id, 1)).toBeUndefined();
  expect(await changeLikes(db, 999_999, 1)).toBeUndefined();
  expect(await readLikes(db, [hidden.id])).toEqual([]);
});
