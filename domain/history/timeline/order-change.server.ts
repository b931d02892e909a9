import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history, type RowValues } from '#database/schema/history.ts';
import { recordNamesById } from '../recorded/record-names.server.ts';

/** The most rows that are listed. */
const mostListed = 500;

/** A row of a list with its place; its name is undefined if it has none. */
export interface Placed {
  id: number;
  place: number;
  name: string | undefined;
}

/**
 * The rows that a reorder moved, before and after, and how many there are. Undefined if the history entry is
 * not a reorder.
 */
export async function findOrderChange(db: Database, entry: number) {
  const [change] = await db
    .select()
    .from(history)
    .where(and(eq(history.id, entry), eq(history.operation, 'order')));
  if (!change) return undefined;
  const { kind, at, actor, cause } = change;
  const ids = Object.keys(change.after ?? {}).map(Number);
  const names = await recordNamesById(db, kind, ids);
  const placed = (places: RowValues | null): Placed[] =>
    Object.entries(places ?? {})
      .map(([id, place]) => ({ id: Number(id), place: Number(place) }))
      .sort((a, b) => a.place - b.place || a.id - b.id)
      .slice(0, mostListed)
      .map((row) => ({ ...row, name: names.get(row.id) }));
  return {
    ...{ kind, at, actor, cause, moved: ids.length },
    ...{ before: placed(change.before), after: placed(change.after) },
  };
}
