import { randomUUID } from 'node:crypto';
import { and, ne, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { moveToBin } from '../history/bin.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { type BulkKindName, bulkKind, type CategoryToSet } from './bulk-kinds.server.ts';

/** A row as it was seen when it was chosen. */
export interface SeenRow {
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
  /** Left alone, as somebody else has changed them meanwhile. */
  changed: number;
  /** Left out, as they are not there any more. */
  gone: number;
  /** What undoing it names: absent when nothing was done. */
  undo?: { set: string; deleted: boolean };
}

/**
 * Changes or deletes many records in one transaction. What somebody else has changed or deleted since it was
 * seen is left out and counted. Undefined when the category is gone: nothing is changed then.
 */
export async function editInBulk(
  db: Database,
  kind: BulkKindName,
  chosen: readonly SeenRow[],
  change: BulkEdit,
): Promise<BulkOutcome | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const { ids, ...outcome } = await lockChosen(tx, kind, chosen);
      if (ids.length === 0) return outcome;
      if ('delete' in change) {
        const set = randomUUID();
        const { table, name } = bulkKind(kind);
        for (const id of ids) await moveToBin(tx, table, id, name, set);
        return { ...outcome, undo: { set, deleted: true } };
      }
      await apply(tx, kind, ids, change);
      const { rows } = await tx.execute<{ set: string }>(sql`select history_change_set() as set`);
      return { ...outcome, undo: { set: rows[0]?.set ?? '', deleted: false } };
    });
  } catch (error) {
    if ('categorise' in change && databaseFailure(error)?.code === '23503') return undefined;
    throw error;
  }
}

/** Every row that a list finds, on all its pages: what 'Select all found' selects. */
export function rowsFound(db: Database, kind: BulkKindName, query: ListQuery): Promise<SeenRow[]> {
  const { table, found } = bulkKind(kind);
  return db
    .select({ id: sql<number>`${table.id}`, version: sql<number>`${table.version}` })
    .from(table as PgTable)
    .where(found(query))
    .orderBy(table.id);
}

async function lockChosen(tx: Database, kind: BulkKindName, chosen: readonly SeenRow[]) {
  const { table } = bulkKind(kind);
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
    done: ids.length,
    changed: rows.length - ids.length,
    gone: asked - rows.length,
  };
}

async function apply(
  tx: Database,
  kind: BulkKindName,
  ids: number[],
  change: Exclude<BulkEdit, { delete: true }>,
): Promise<void> {
  const { table, categorise } = bulkKind(kind);
  const all = sql`${sql.param(ids)}::int[]`;
  if ('categorise' in change) return categorise(tx, all, change.categorise);
  await tx
    .update(table as PgTable)
    .set({ status: change.status } as PgUpdateSetSource<PgTable>)
    .where(and(sql`${table.id} = any(${all})`, ne(table.status, change.status)));
}
