import { and, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { activeRecord } from '../addresses/record-of-address.server.ts';
import { fileAddress } from '../files/file-address.server.ts';
import type { ListPage } from '../lists/list-page.ts';
import { readPage } from '../lists/read-page.server.ts';
import { searchText } from '../lists/search.server.ts';
import { shownMedia } from '../pictures/shown-pictures.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { readShownMedia } from '../records/media-rows.server.ts';
import { toRichText } from '../texts/rich-text.server.ts';
import {
  applyTranslations,
  shownContains,
  translatedLanguages,
} from '../translations/shown-translations.server.ts';
import type { NewsCard, NewsFilter, NewsPage } from './news.ts';
import { newsMedia } from './news-editing.server.ts';

const card = {
  id: news_items.id,
  slug: news_items.slug,
  title: news_items.title,
  description: news_items.description,
  primary_image_url: fileAddress(news_items.primary_image_url),
  is_pinned: news_items.is_pinned,
  likes: news_items.likes,
  created_at: news_items.created_at,
};

/** One page of the Active news: pinned items first, then by display order, then newest first. */
export async function listNews(
  db: Database,
  languageCode: string,
  filter: NewsFilter,
): Promise<ListPage<NewsCard>> {
  const text = searchText(filter.q);
  const where = and(
    isPublic(news_items),
    shownContains(languageCode, 'news_items', news_items.id, [news_items.title], text),
  );
  const { is_pinned, display_order, created_at, id } = news_items;
  const order = sql`${is_pinned} desc, ${display_order}, ${created_at} desc, ${id} desc`;
  const page = await readPage(db, filter, {
    ...{ table: news_items, where, isSearch: text !== '', order },
    select: db.select(card).from(news_items).$dynamic(),
  });
  await applyTranslations(db, languageCode, [
    { entity: 'news_items', records: page.rows, fields: ['title', 'description'] },
  ]);
  return page;
}

/** The Active news item with this slug or id, with everything that its page shows; null if there is none. */
export async function findNewsPage(
  db: Database,
  languageCode: string,
  address: string,
): Promise<NewsPage | null> {
  const { where, order } = activeRecord(news_items, address);
  const [item] = await db
    .select({
      ...card,
      alt_text: news_items.alt_text,
      is_decorative: news_items.is_decorative,
      updated_at: news_items.updated_at,
      article_body: news_items.article_body,
      languages: translatedLanguages('news_items'),
    })
    .from(news_items)
    .where(where)
    .orderBy(order)
    .limit(1);
  if (!item) return null;
  const media = await readShownMedia(db, newsMedia, item.id);
  await applyTranslations(db, languageCode, [
    { entity: 'news_items', records: [item] },
    {
      ...{ entity: 'news_items', records: media, fields: ['alt_text'] },
      of: { id: item.id, part: 'picture' },
    },
  ]);
  const { article_body, ...shown } = item;
  return { ...shown, article_html: toRichText(article_body), media: shownMedia(item, media) };
}
