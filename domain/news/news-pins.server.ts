import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { pinnedDisplayOrder, unpinnedDisplayOrder } from '../order/pinned-order.ts';
import { type Outcome, setColumn } from '../records/record-editing.server.ts';

/** The constraint that limits the number of pinned items. */
export const maxPinsConstraint = 'news_items_at_most_three_pinned';

/**
 * Pins an item with `pinnedDisplayOrder`, or unpins it; an item that is already so keeps its place. The
 * database enforces the limit, also for concurrent requests.
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
    if (databaseFailure(error)?.constraint === maxPinsConstraint) return 'too many pins';
    throw error;
  }
}
