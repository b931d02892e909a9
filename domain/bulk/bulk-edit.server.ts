import { and, countDistinct, eq, ne, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { moveToBin } from '../history/bin.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import type { PublishedKind } from '../kinds/kinds.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { nameOf } from '../records/kind.server.ts';
import { beginBulkEdit } from './begin-bulk-edit.server.ts';
import { type CategoryToSet, setCategory } from './set-category.server.ts';

/** A chosen row, with the version that the user saw. */
export interface SelectedRow {
  id: number;
  version: number;
}

export type BulkEdit =
  | { status: 'Active' | 'Inactive' }
  | { categorise: CategoryToSet }
  | { delete: true };

export interface BulkOutcome {
  asked: number;
  done: number;
  /** They already had the wanted value. */
  unchanged: number;
  /** Not edited, because another edit changed them since they were listed. */
  changed: number;
  /** Not edited, because they no longer exist. */
  gone: number;
  /** The id of the bulk edit, for undo; absent if nothing was done. */
  undo?: string;
}

/**
 * Edits or deletes many records in one transaction. Records that were changed or deleted since they were
 * listed are skipped and counted. Undefined, and nothing is changed, if the category no longer exists.
 */
export async function editInBulk(
  db: Database,
  kind: PublishedKind,
  chosen: readonly SelectedRow[],
  change: BulkEdit,
): Promise<BulkOutcome | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const { ids, ...outcome } = await lockChosen(tx, kind, chosen);
      if (ids.length === 0) return { ...outcome, done: 0, unchanged: 0 };
      const bulk = await beginBulkEdit(tx);
      await apply(tx, kind, ids, change);
      const done = await countChanged(tx, kind, bulk);
      return { ...outcome, done, unchanged: ids.length - done, ...(done > 0 && { undo: bulk }) };
    });
  } catch (error) {
    if ('categorise' in change && databaseFailure(error)?.code === '23503') return undefined;
    throw error;
  }
}

async function countChanged(tx: Database, kind: PublishedKind, bulk: string): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(history.record_id) })
    .from(history)
    .where(and(eq(history.bulk, bulk), eq(history.kind, kind)));
  return row?.count ?? 0;
}

/** Every row that a list finds, on all pages, for 'Select all found'. */
export function rowsFound(
  db: Database,
  kind: PublishedKind,
  query: ListQuery,
): Promise<SelectedRow[]> {
  const { table, found } = kinds[kind];
  return db
    .select({ id: sql<number>`${table.id}`, version: sql<number>`${table.version}` })
    .from(table as PgTable)
    .where(found(query))
    .orderBy(table.id);
}

async function lockChosen(tx: Database, kind: PublishedKind, chosen: readonly SelectedRow[]) {
  const { table } = kinds[kind];
  const seen = new Map(chosen.map((row) => [row.id, row.version]));
  const rows = await tx
    .select({ id: sql<number>`${table.id}`, version: sql<number>`${table.version}` })
    .from(table as PgTable)
    .where(sql`${table.id} = any(${sql.param([...seen.keys()])}::int[])`)
    .orderBy(table.id)
    .for('update');
  const ids = rows.filter(({ id, version }) => seen.get(id) === version).map(({ id }) => id);
  const asked = seen.size;
  return {
    ids,
    asked,
    changed: rows.length - ids.length,
    gone: asked - rows.length,
  };
}

async function apply(
  tx: Database,
  kind: PublishedKind,
  ids: number[],
  change: BulkEdit,
): Promise<void> {
  const { table } = kinds[kind];
  if ('delete' in change) {
    for (const id of ids) await moveToBin(tx, table, id, nameOf(kinds[kind]), { alone: true });
    return;
  }
  const all = sql`${sql.param(ids)}::int[]`;
  if ('categorise' in change) return setCategory(tx, kinds[kind], all, change.categorise);
  await tx
    .update(table as PgTable)
    .set({ status: change.status } as PgUpdateSetSource<PgTable>)
    .where(and(sql`${table.id} = any(${all})`, ne(table.status, change.status)));
}
