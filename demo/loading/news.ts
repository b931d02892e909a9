import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { createNewsItem, newsMedia } from '#domain/news/news-editing.server.ts';
import { readMedia } from '#domain/records/media-rows.server.ts';
import { addTranslations } from '#domain/translations/translation-editing.server.ts';
import { newsItems } from '../content/news-items.ts';
import type { MediaAddress } from './media.ts';
import { inEnglish, translationsOf } from './phrases.ts';
import { pictureTranslations, textOfPicture } from './picture-texts.ts';

/** Inserts news items with their media. */
export async function loadNews(tx: Database, media: MediaAddress): Promise<void> {
  for (const item of newsItems) {
    const { primary_image_url, media: shown, likes, created_at, ...texts } = inEnglish(item);
    const id = await createNewsItem(
      tx,
      {
        ...{ ...texts, ...textOfPicture(primary_image_url) },
        ...{ display_order_before: '', removed_media_ids: [] },
      },
      {
        addresses: { primary_image_url: media(primary_image_url) },
        media: shown.map(({ url, media_type }) => ({
          ...{ url: media(url), media_type },
          ...textOfPicture(url),
        })),
      },
    );
    // No form can set likes and the creation time, so they are set here.
    await tx
      .update(news_items)
      .set({ likes, created_at: new Date(created_at) })
      .where(eq(news_items.id, id));
    const paths = shown.map(({ url }) => url);
    const rows = await readMedia(tx, newsMedia, id);
    await addTranslations(tx, [
      ...translationsOf('news_items', id, item),
      ...pictureTranslations('news_items', id, primary_image_url, paths, rows),
    ]);
  }
}
