import type { Database } from '#database/connect.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { newsItems } from '../content/news-items.ts';
import type { MediaAddress } from './media.ts';
import { idOf, type TranslationRow, translationsOf } from './phrases.ts';

/** News items with their media. */
export async function loadNews(
  tx: Database,
  media: MediaAddress,
  translations: TranslationRow[],
): Promise<void> {
  for (const item of newsItems) {
    const [row] = await tx
      .insert(news_items)
      .values({
        slug: item.slug,
        title: item.title.en,
        description: item.description.en,
        article_body: item.article_body.en,
        category: item.category,
        primary_image_url: media(item.primary_image_url),
        status: item.status,
        is_pinned: item.is_pinned,
        display_order: item.display_order,
        likes: item.likes,
        created_at: new Date(item.created_at),
      })
      .returning({ id: news_items.id });
    const id = idOf(row);
    translations.push(...translationsOf('news_items', id, item));
    for (const [at, one] of item.media.entries()) {
      await tx.insert(news_media).values({
        news_item_id: id,
        media_url: media(one.url),
        media_type: one.media_type,
        display_order: at + 1,
      });
    }
  }
}
