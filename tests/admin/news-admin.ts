import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { news_items, news_media } from '#database/schema/news.ts';
import { addNewsItem } from '../world/content/catalogue-rows.ts';
import { samplePicture } from '../world/files/sample-files.ts';
import { storedFiles } from '../world/files/stored-files.ts';
import { openAdminSite } from './admin-site.ts';

/** The values that the form requires, except the picture. */
export const newsFormValues = {
  title: 'Yarn Expo',
  slug: 'yarn-expo',
  description: 'A fair in autumn',
  article_body: 'We are in hall 4.1 again.',
};

/** An admin site without news before each test, closed after the last test, and helpers for the tests. */
export async function openNewsAdmin() {
  const admin = await openAdminSite();
  const { db, files } = admin.world;
  afterAll(() => admin.close());
  beforeEach(async () => {
    await db.delete(news_items);
  });
  return {
    admin,
    db,
    picture: await samplePicture(),
    items: () => db.select().from(news_items).orderBy(asc(news_items.id)),
    itemOf: async (id: number) =>
      (await db.select().from(news_items).where(eq(news_items.id, id)))[0],
    media: () => db.select().from(news_media).orderBy(asc(news_media.display_order)),
    add: (values: Parameters<typeof addNewsItem>[1] = {}) =>
      addNewsItem(db, { ...newsFormValues, slug: `news-${Math.random()}`, ...values }),
    storedFiles: () => storedFiles(files),
  };
}
