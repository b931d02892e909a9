import { and, countDistinct, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { deleteRecord } from '../history/bin/bin.server.ts';
import { bulkKinds } from '../kinds/kinds.server.ts';
import type { BulkKind } from '../kinds/kinds.ts';
import { columnOf, type Kind, type KindWithPage } from '../records/kind.server.ts';
import { beginBulkEdit } from './begin-bulk-edit.server.ts';
import { lockRows, type SelectedRow } from './chosen-rows.server.ts';
import { type CategoryToSet, setCategory } from './set-category.server.ts';

export type BulkEdit =
  | { status: 'Active' | 'Inactive' }
  | { categorise: CategoryToSet }
  | { delete: true };

export interface BulkOutcome {
  asked: number;
  done: number;
  /** How many records already had the wanted value. */
  unchanged: number;
  /** How many were skipped, because another edit changed them since they were listed. */
  changed: number;
  /** How many no longer exist. */
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
  kind: BulkKind,
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

async function countChanged(tx: Database, kind: BulkKind, bulk: string): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(history.record_id) })
    .from(history)
    .where(and(eq(history.bulk, bulk), eq(history.kind, kind)));
  return row?.count ?? 0;
}

async function lockChosen(tx: Database, kind: BulkKind, chosen: readonly SelectedRow[]) {
  const seen = new Map(chosen.map((row) => [row.id, row.version]));
  const rows = await lockRows(tx, kind, chosen);
  const ids = rows.filter(({ id, version }) => seen.get(id) === version).map(({ id }) => id);
  const asked = seen.size;
  return {
    ids,
    asked,
    changed: rows.length - ids.length,
    gone: asked - rows.length,
  };
}

async function apply(tx: Database, kind: BulkKind, ids: number[], change: BulkEdit): Promise<void> {
  const of = bulkKinds[kind];
  if ('delete' in change) {
    for (const id of ids) await deleteRecord(tx, of, id, { alone: true });
    return;
  }
  const all = sql`${sql.param(ids)}::int[]`;
  if ('categorise' in change) return setCategory(tx, of as KindWithPage, all, change.categorise);
  await setStatus(tx, of, all, change.status);
}

/** Sets the status, or the column that is false for Inactive records; a record without a value is Active. */
async function setStatus(
  tx: Database,
  { table, active }: Kind,
  ids: SQL,
  status: 'Active' | 'Inactive',
): Promise<void> {
  const column = active ?? columnOf({ table }, 'status');
  const [value, isOther] = active
    ? [status === 'Active', sql`(${active} is false) = ${status === 'Active'}`]
    : [status, ne(column, status)];
  await tx
    .update(table as PgTable)
    .set({ [column.name]: value } as PgUpdateSetSource<PgTable>)
    .where(and(sql`${table.id} = any(${ids})`, isOther));
}
