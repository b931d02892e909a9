import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { idInAddress } from '../addresses/id-in-address.ts';
import { fileAddress } from '../files/file-address.server.ts';
import type { ListPage } from '../lists/list-page.ts';
import { readPage } from '../lists/read-page.server.ts';
import { searchText } from '../lists/search.server.ts';
import { toRichText } from '../texts/rich-text.server.ts';
import { applyTranslations, shownContains } from '../translations/shown-translations.server.ts';
import type { NewsCard, NewsFilter, NewsPage } from './news.ts';

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
    eq(news_items.status, 'Active'),
    shownContains(languageCode, 'news_items', news_items.id, [news_items.title], text),
  );
  const page = await readPage(
    filter,
    async () => (await db.select({ n: count() }).from(news_items).where(where))[0]?.n ?? 0,
    (limit, offset) =>
      db
        .select(card)
        .from(news_items)
        .where(where)
        .orderBy(
          desc(news_items.is_pinned),
          asc(news_items.display_order),
          desc(news_items.created_at),
          desc(news_items.id),
        )
        .limit(limit)
        .offset(offset),
  );
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
  const id = idInAddress(address);
  const bySlug = eq(news_items.slug, address);
  const [item] = await db
    .select({ ...card, updated_at: news_items.updated_at, article_body: news_items.article_body })
    .from(news_items)
    .where(
      and(
        eq(news_items.status, 'Active'),
        id === undefined ? bySlug : or(bySlug, eq(news_items.id, id)),
      ),
    )
    .orderBy(sql`${bySlug} desc`)
    .limit(1);
  if (!item) return null;
  const mediaAddress = fileAddress(news_media.media_url);
  const [attached] = await Promise.all([
    db
      .select({ url: sql<string>`${mediaAddress}`, media_type: news_media.media_type })
      .from(news_media)
      .where(and(eq(news_media.news_item_id, item.id), isNotNull(mediaAddress)))
      .orderBy(asc(news_media.display_order), asc(news_media.id)),
    applyTranslations(db, languageCode, [{ entity: 'news_items', records: [item] }]),
  ]);
  const { article_body, ...shown } = item;
  const primary = item.primary_image_url;
  return {
    ...shown,
    article_html: toRichText(article_body),
    media: [...(primary ? [{ url: primary, media_type: null }] : []), ...attached],
  };
}
