import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { news_items, news_media } from '#database/schema/news.ts';
import { addNewsItem } from '../world/catalogue-rows.ts';
import { samplePicture } from '../world/sample-files.ts';
import { storedFiles } from '../world/stored-files.ts';
import { openOffice } from './office.ts';

/** What the form needs, but for the picture. */
export const writtenNews = {
  title: 'Yarn Expo',
  slug: 'yarn-expo',
  description: 'A fair in autumn',
  article_body: 'We are in hall 4.1 again.',
};

/** An office without news before each test, closed after the last, and what tests ask of its news. */
export async function openNewsOffice() {
  const office = await openOffice();
  const { db, files } = office.world;
  afterAll(() => office.close());
  beforeEach(async () => {
    await db.delete(news_items);
  });
  return {
    office,
    db,
    picture: await samplePicture(),
    items: () => db.select().from(news_items).orderBy(asc(news_items.id)),
    itemOf: async (id: number) =>
      (await db.select().from(news_items).where(eq(news_items.id, id)))[0],
    media: () => db.select().from(news_media).orderBy(asc(news_media.display_order)),
    add: (values: Parameters<typeof addNewsItem>[1] = {}) =>
      addNewsItem(db, { ...writtenNews, slug: `news-${Math.random()}`, ...values }),
    storedFiles: () => storedFiles(files),
  };
}
