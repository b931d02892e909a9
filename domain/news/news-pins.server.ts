import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { type Outcome, setColumn } from '../records/record-editing.server.ts';

/** Where a newly pinned item stands, and one that is pinned no more. */
export const pinnedDisplayOrder = 999;
export const unpinnedDisplayOrder = 0;

/** Whether the database refused one pin too many. */
export function isTooManyPins(error: unknown): boolean {
  return databaseFailure(error)?.constraint === 'news_items_at_most_three_pinned';
}

/**
 * Pins an item behind those that are pinned already, or takes its pin off; one that is as wanted
 * already keeps its place. The database holds the limit, whatever is raced.
 */
export async function setPinned(
  db: Database,
  id: number,
  is_pinned: boolean,
): Promise<Outcome | 'too many pins'> {
  const display_order = is_pinned ? pinnedDisplayOrder : unpinnedDisplayOrder;
  try {
    return await setColumn(db, news_items, id, news_items.is_pinned, is_pinned, { display_order });
  } catch (error) {
    if (isTooManyPins(error)) return 'too many pins';
    throw error;
  }
}
