import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { freeCopyIn } from '../records/free-copy.server.ts';
import { copyName } from '../records/free-copy.ts';
import { findNewsItemToEdit } from './news-list.server.ts';

/**
 * The form values for a copy of a news item: Inactive, not pinned, with a new title and slug. Undefined if
 * there is no such item.
 */
export async function findNewsItemToCopy(db: Database, id: number) {
  const item = await findNewsItemToEdit(db, id);
  if (!item) return undefined;
  return {
    ...item,
    title: copyName(item.title, 200),
    slug: await freeCopyIn(db, news_items.slug, { original: item.slug, max: 200 }),
    status: 'Inactive' as const,
    is_pinned: false,
    display_order: null,
  };
}
