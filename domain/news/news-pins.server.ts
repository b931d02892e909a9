import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';

/** Where a newly pinned item stands, and one that is pinned no more. */
export const pinnedDisplayOrder = 999;
export const unpinnedDisplayOrder = 0;

/** Whether the database refused one pin too many. */
export function isTooManyPins(error: unknown): boolean {
  return databaseFailure(error)?.constraint === 'news_items_at_most_three_pinned';
}

/**
 * Pins an item behind those that are pinned already, or takes its pin off; one that is as wanted
 * already keeps its place. Answers its title, or why not: the database holds the limit, whatever is
 * raced.
 */
export async function setPinned(
  db: Database,
  id: number,
  is_pinned: boolean,
): Promise<{ ok: true; title: string } | { ok: false; refusal: 'gone' | 'too many pins' }> {
  const display_order = is_pinned ? pinnedDisplayOrder : unpinnedDisplayOrder;
  try {
    await db
      .update(news_items)
      .set({ is_pinned, display_order })
      .where(and(eq(news_items.id, id), eq(news_items.is_pinned, !is_pinned)));
    const [item] = await db
      .select({ title: news_items.title })
      .from(news_items)
      .where(eq(news_items.id, id));
    return item ? { ok: true, title: item.title } : { ok: false, refusal: 'gone' };
  } catch (error) {
    if (isTooManyPins(error)) return { ok: false, refusal: 'too many pins' };
    throw error;
  }
}
