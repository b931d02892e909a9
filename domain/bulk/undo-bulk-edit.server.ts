import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { bin, history } from '#database/schema/history.ts';
import { inSavepoint } from '../history/apply-state.server.ts';
import { restoreFromBin } from '../history/bin.server.ts';
import { recordCause } from '../history/cause.server.ts';
import { insertRow, removeRow, updateRow } from '../history/record-rows.server.ts';
import type { HistoryEntry } from '../history/timeline.server.ts';
import type { Rights } from '../roles/rights.ts';
import type { BulkOutcome } from './bulk-edit.server.ts';
import { type BulkKindName, bulkKind } from './bulk-kinds.server.ts';

type Undone = Omit<BulkOutcome, 'undo'>;

/**
 * Takes back what a bulk edit did to its records, each to what it was itself. One that
 * somebody changed since is left alone and counted, and so is one that is gone.
 */
export async function undoBulkEdit(db: Database, kind: BulkKindName, set: string): Promise<Undone> {
  return db.transaction(async (tx) => {
    const entries = await tx
      .select()
      .from(history)
      .where(and(eq(history.change_set, set), eq(history.kind, kind)))
      .orderBy(desc(history.id));
    await recordCause(tx, 'bulk undo', entries[0]?.at);
    // A set of changes that made or removed a record is no bulk edit.
    const isBulkEdit = entries.every(
      (one) => one.table_name !== kind || one.operation === 'update',
    );
    const byRecord = Map.groupBy(isBulkEdit ? entries : [], ({ record_id }) => record_id ?? 0);
    const ids = [...byRecord.keys()];
    const { table } = bulkKind(kind);
    const there = await tx
      .select({ id: sql<number>`${table.id}` })
      .from(table as PgTable)
      .where(sql`${table.id} = any(${sql.param(ids)}::int[])`)
      .orderBy(table.id)
      .for('update');
    const since = await changedSince(tx, set, kind);
    const mine = there.map(({ id }) => id).filter((id) => !since.has(id));
    for (const id of mine) for (const entry of byRecord.get(id) ?? []) await takeBack(tx, entry);
    // Also where only links came back: whoever edits one of them meanwhile is told.
    await tx.execute(
      sql`update ${table} set version = version + 1 where id = any(${sql.param(mine)}::int[])`,
    );
    return {
      asked: ids.length,
      done: mine.length,
      changed: there.length - mine.length,
      gone: ids.length - there.length,
    };
  });
}

/** The records of a set of changes that something else has changed after it. */
async function changedSince(tx: Database, set: string, kind: string): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct h.record_id as id from history h
    join history later on later.kind = h.kind and later.record_id = h.record_id
      and later.id > h.id and later.change_set <> h.change_set
    where h.change_set = ${set} and h.kind = ${kind}`);
  return new Set(rows.map(({ id }) => id));
}

async function takeBack(tx: Database, entry: HistoryEntry): Promise<void> {
  const { table_name, operation, row_key, before } = entry;
  if (operation === 'insert') return removeRow(tx, table_name, row_key ?? {});
  if (operation === 'update') return updateRow(tx, table_name, row_key ?? {}, before ?? {});
  // Left out where the category that it was in is gone.
  await inSavepoint(tx, (inner) => insertRow(inner, table_name, before ?? {}));
}

/** Brings back what was deleted together; what cannot come back stays in the bin and is counted as changed. */
export async function restoreTogether(
  db: Database,
  actor: Rights,
  kind: BulkKindName,
  set: string,
): Promise<Undone> {
  return db.transaction(async (tx) => {
    const entries = await tx
      .select({ id: bin.id, deleted_at: bin.deleted_at })
      .from(bin)
      .where(and(eq(bin.together, set), eq(bin.kind, kind)))
      .orderBy(bin.id);
    await recordCause(tx, 'bulk undo', entries[0]?.deleted_at);
    const outcome = { asked: entries.length, done: 0, changed: 0, gone: 0 };
    for (const { id } of entries) {
      const restored = await restoreFromBin(tx, actor, id);
      if (restored.ok) outcome.done++;
      else if (restored.refusal === 'gone') outcome.gone++;
      else outcome.changed++;
    }
    return outcome;
  });
}
