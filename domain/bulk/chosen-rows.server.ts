import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { bulkKinds } from '../kinds/kinds.server.ts';
import type { BulkKind } from '../kinds/kinds.ts';
import type { ListQuery } from '../lists/list-page.ts';

/** A chosen row, with the version that the user saw. */
export interface SelectedRow {
  id: number;
  version: number;
}

const wholeList: ListQuery = { q: '', sort: '', dir: 'asc', page: 1, filters: {} };

/** The condition for the rows that the list of a kind finds. */
function foundBy(kind: BulkKind, query: ListQuery): SQL | undefined {
  const { found } = bulkKinds[kind];
  if (!found) throw new Error(`${kind} has no list`);
  return found(query);
}

/** Every row that a list finds, on all pages, for 'Select all found'. */
export function rowsFound(db: Database, kind: BulkKind, query: ListQuery): Promise<SelectedRow[]> {
  const { table } = bulkKinds[kind];
  return db
    .select({ id: sql<number>`${table.id}`, version: sql<number>`${table.version}` })
    .from(table as PgTable)
    .where(foundBy(kind, query))
    .orderBy(table.id);
}

/** Locks the chosen rows that the list can show; `value` is read along with them. */
export function lockRows(
  tx: Database,
  kind: BulkKind,
  chosen: readonly SelectedRow[],
  value: SQL = sql`null`,
) {
  const { table } = bulkKinds[kind];
  const ids = sql`${sql.param(chosen.map(({ id }) => id))}::int[]`;
  return tx
    .select({
      id: sql<number>`${table.id}`,
      version: sql<number>`${table.version}`,
      value: sql<unknown>`${value}`,
    })
    .from(table as PgTable)
    .where(and(sql`${table.id} = any(${ids})`, foundBy(kind, wholeList)))
    .orderBy(table.id)
    .for('update');
}
