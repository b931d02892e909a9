import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { copyName, freeCopy } from '../records/free-copy.ts';
import { findNewsItemToEdit } from './news-list.server.ts';

/**
 * The form values for a copy of a news item: Inactive, not pinned, with a new title and slug. Undefined if
 * there is no such item.
 */
export async function findNewsItemToCopy(db: Database, id: number) {
  const item = await findNewsItemToEdit(db, id);
  if (!item) return undefined;
  const taken = await db
    .select({ slug: news_items.slug })
    .from(news_items)
    .where(sql`${news_items.slug} like '%-copy%'`);
  return {
    ...item,
    title: copyName(item.title, 200),
    slug: freeCopy(
      item.slug,
      taken.map(({ slug }) => slug),
      200,
    ),
    status: 'Inactive' as const,
    is_pinned: false,
    display_order: null,
  };
}
