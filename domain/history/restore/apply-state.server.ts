import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import { databaseFailure } from '../../failures/failure-reason.server.ts';
import { pinnedDisplayOrder, unpinnedDisplayOrder } from '../../order/pinned-order.ts';
import { insertRow, removeRow, updateRow } from '../recorded/record-rows.server.ts';
import { tablesInOrder } from '../recorded/recorded-tables.ts';
import type { RecordState } from '../recorded/row-changes.ts';

/** Columns that are never restored: triggers maintain version and updated_at, and likes are a counter. */
const ignoredColumns = new Set(['version', 'updated_at', 'likes']);

/** The columns of `to` that differ from `from` and are restored. `isOwn`: the row is in the record's own table. */
export const changedColumns = (from: RowValues, to: RowValues, isOwn: boolean): RowValues => {
  const changed = Object.entries(to).filter(
    ([name, value]) =>
      !ignoredColumns.has(name) &&
      !(isOwn && name === 'display_order') &&
      JSON.stringify(value) !== JSON.stringify(from[name]),
  );
  return Object.fromEntries([...changed, ...changed.flatMap(placeOfPin)]);
};

/** A restored pin gets the same place as a new pin: after the other pins. */
const placeOfPin = ([name, value]: [string, unknown]): [string, unknown][] =>
  name === 'is_pinned'
    ? [['display_order', value ? pinnedDisplayOrder : unpinnedDisplayOrder]]
    : [];

/**
 * Changes the rows of a record from `now` to `wanted`, in the caller's transaction. `own` is the record's own
 * table; its display order is not restored. Returns the tables of rows that were left out because a row that
 * they refer to is gone.
 */
export async function applyState(
  tx: Database,
  own: string,
  now: RecordState,
  wanted: RecordState,
): Promise<string[]> {
  const leftOut: string[] = [];
  const place = ({ table }: { table: string }) => tablesInOrder.indexOf(table);
  const rows = [...wanted].sort(([, a], [, b]) => place(a) - place(b));
  for (const [at, { table, key }] of now) if (!wanted.has(at)) await removeRow(tx, table, key);
  for (const [at, { table, key, row }] of rows) {
    const there = now.get(at);
    if (there) {
      const changed = changedColumns(there.row, row, table === own);
      if (Object.keys(changed).length === 0) continue;
      const isDone = await inSavepoint(tx, (inner) => updateRow(inner, table, key, changed));
      if (!isDone) leftOut.push(table);
    } else {
      const isBack = await inSavepoint(tx, (inner) => insertRow(inner, table, row));
      if (!isBack) leftOut.push(table);
    }
  }
  // Restoring an original marks its translations as outdated, so their old mark is restored last.
  for (const { table, key, row } of wanted.values()) {
    if (table !== 'translations') continue;
    await tx.execute(
      sql`update translations set outdated_since = ${row.outdated_since}::timestamptz
          where id = ${key.id} and outdated_since is distinct from ${row.outdated_since}::timestamptz`,
    );
  }
  return leftOut;
}

/** Runs `work` in a savepoint. False if it violates a foreign key: the row refers to a row that is gone. */
export async function inSavepoint(
  tx: Database,
  work: (inner: Database) => Promise<void>,
): Promise<boolean> {
  try {
    await tx.transaction(work);
    return true;
  } catch (error) {
    if (databaseFailure(error)?.code === '23503') return false;
    throw error;
  }
}
