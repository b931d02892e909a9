import { desc } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { isPublic } from '../records/is-public.server.ts';
import { toRichText } from '../texts/rich-text.server.ts';
import { applyTranslations, type Translated } from '../translations/shown-translations.server.ts';

export interface NewsEntry extends Translated {
  slug: string;
  title: string;
  description: string | null;
  /** Sanitised HTML. */
  article_html: string | null;
  created_at: Date;
  updated_at: Date;
}

const mostEntries = 20;

/** The latest Active news, newest first, pinned or not. */
export async function readNewsFeed(db: Database, languageCode: string): Promise<NewsEntry[]> {
  const items = await db
    .select({
      id: news_items.id,
      slug: news_items.slug,
      title: news_items.title,
      description: news_items.description,
      article_body: news_items.article_body,
      created_at: news_items.created_at,
      updated_at: news_items.updated_at,
    })
    .from(news_items)
    .where(isPublic(news_items))
    .orderBy(desc(news_items.created_at), desc(news_items.id))
    .limit(mostEntries);
  await applyTranslations(db, languageCode, [{ entity: 'news_items', records: items }]);
  return items.map(({ article_body, ...item }) => ({
    ...item,
    article_html: toRichText(article_body),
  }));
}
