import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { largestInteger } from '../largest-integer.ts';
import { isPublic } from '../records/is-public.server.ts';

/**
 * Adds or removes one like of an Active item, between 0 and the largest integer, and returns the new count.
 * Undefined if there is no such item. It is a single statement, so that concurrent likes are all counted.
 */
export async function changeLikes(
  db: Database,
  id: number,
  by: 1 | -1,
): Promise<number | undefined> {
  const [changed] = await db
    .update(news_items)
    .set({
      likes: sql`least(${largestInteger}::bigint, greatest(0, ${news_items.likes}::bigint + ${by}::int))`,
    })
    .where(and(eq(news_items.id, id), isPublic(news_items)))
    .returning({ likes: news_items.likes });
  return changed?.likes;
}

/** The current counts of those items that are Active. */
export function readLikes(db: Database, ids: number[]): Promise<{ id: number; likes: number }[]> {
  return db
    .select({ id: news_items.id, likes: news_items.likes })
    .from(news_items)
    .where(and(inArray(news_items.id, ids), isPublic(news_items)));
}
