import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { changeSet, setChangeVariables } from '#database/postgres/change-variables.ts';
import { history } from '#database/schema/history.ts';
import { t } from '../admin-words/t.ts';
import { deleteRecord } from '../history/bin/bin.server.ts';
import { recordCause } from '../history/recorded/cause.server.ts';
import { recordNamesById } from '../history/recorded/record-names.server.ts';
import {
  insertRow,
  removeRow,
  statesOf,
  updateRow,
} from '../history/recorded/record-rows.server.ts';
import { stateBefore } from '../history/recorded/row-changes.ts';
import { changedColumns, inSavepoint } from '../history/restore/apply-state.server.ts';
import { whileCodesMove } from '../history/restore/moving-codes.server.ts';
import type { HistoryEntry } from '../history/timeline/timeline.server.ts';
import { bulkKinds } from '../kinds/kinds.server.ts';
import { type BulkKind, isBulkKind } from '../kinds/kinds.ts';
import type { KindWithPage } from '../records/kind.server.ts';
import { mayEdit, type Rights } from '../roles/role-rights.ts';
import { restoreTogether } from './restore-together.server.ts';
import { nothingUndone, type Undone } from './undone.ts';

/**
 * Undoes a bulk edit: restores the records' former values, restores deleted records from the bin, and moves added
 * ones into it. Records that were changed since are skipped. If `bulk` is not a bulk edit of this kind, nothing is changed and `asked` is 0.
 */
export async function undoBulkEdit(
  db: Database,
  actor: Rights,
  kind: BulkKind,
  bulk: string,
): Promise<Undone> {
  if (!mayEdit(actor, kind)) return nothingUndone;
  return db.transaction(async (tx) => {
    const entries = await tx
      .select()
      .from(history)
      .where(and(eq(history.bulk, bulk), eq(history.kind, kind)))
      .orderBy(desc(history.id));
    await recordCause(tx, 'bulk undo', entries[0]?.at);
    const deleted = entries.filter(
      ({ table_name, operation }) => table_name === kind && operation === 'delete',
    );
    return deleted.length > 0
      ? restoreTogether(tx, actor, kind, deleted)
      : undoEntries(tx, kind, bulk, entries);
  });
}

async function undoEntries(
  tx: Database,
  kind: BulkKind,
  bulk: string,
  entries: HistoryEntry[],
): Promise<Undone> {
  const byRecord = Map.groupBy(entries, ({ record_id }) => record_id ?? 0);
  const ids = [...byRecord.keys()];
  const { table } = bulkKinds[kind];
  const there = await tx
    .select({ id: sql<number>`${table.id}` })
    .from(table as PgTable)
    .where(sql`${table.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(table.id)
    .for('update');
  const since = await changedSince(tx, bulk, kind);
  const unchangedIds = there.map(({ id }) => id).filter((id) => !since.has(id));
  const lost: HistoryEntry[] = [];
  await whileCodesMove(tx, async () => {
    for (const id of unchangedIds)
      for (const entry of toUndo(kind, byRecord.get(id) ?? []))
        if (!(await undoEntry(tx, entry))) lost.push(entry);
  });
  // Raise the version even if only links were restored, so that an open form conflicts.
  await tx.execute(
    sql`update ${table} set version = version + 1 where id = any(${sql.param(unchangedIds)}::int[])`,
  );
  const others = there.map(({ id }) => id).filter((id) => since.has(id));
  const already = await countAsBefore(tx, kind, others, entries);
  return {
    ...nothingUndone,
    ...{ asked: ids.length, done: unchangedIds.length, already },
    ...{ changed: others.length - already, gone: ids.length - there.length },
    ...(await namesOfLost(tx, kind, lost)),
  };
}

/**
 * The entries to undo for a record. If the bulk edit added the record, only its insert counts: the record goes
 * into the bin with its rows.
 */
function toUndo(kind: BulkKind, entries: HistoryEntry[]): HistoryEntry[] {
  const added = entries.find((one) => one.table_name === kind && one.operation === 'insert');
  return added ? [added] : entries;
}

/** The ids of records of a bulk edit that were changed after it. */
async function changedSince(tx: Database, bulk: string, kind: string): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct h.record_id as id from history h
    join history later on later.kind = h.kind and later.record_id = h.record_id
      and later.id > h.id and later.change_set <> h.change_set
    where h.bulk = ${bulk} and h.kind = ${kind}`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Undoes one history entry of a bulk edit. False if a link cannot be restored because its category no longer
 * exists.
 */
async function undoEntry(tx: Database, entry: HistoryEntry): Promise<boolean> {
  const { kind, table_name, operation, row_key, before } = entry;
  if (operation === 'delete')
    return inSavepoint(tx, (inner) => insertRow(inner, table_name, before ?? {}));
  if (operation === 'insert' && isBulkKind(kind) && table_name === kind) {
    const change_set = await changeSet(tx);
    await deleteRecord(tx, bulkKinds[kind], entry.record_id ?? 0, { alone: true });
    await setChangeVariables(tx, { change_set });
  } else if (operation === 'insert') await removeRow(tx, table_name, row_key ?? {});
  else await updateRow(tx, table_name, row_key ?? {}, before ?? {});
  return true;
}

/** How many of these records have the values from before the bulk edit. */
async function countAsBefore(
  tx: Database,
  kind: string,
  ids: number[],
  entries: HistoryEntry[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const now = await statesOf(tx, kind, ids);
  const entriesOf = Map.groupBy(entries, ({ record_id }) => record_id);
  return ids.filter((id) => {
    const before = stateBefore(now, entriesOf.get(id) ?? []);
    return (
      before.size === now.size &&
      [...before].every(([at, { row }]) => {
        const is = now.get(at)?.row;
        return is && Object.keys(changedColumns(is, row, false)).length === 0;
      })
    );
  }).length;
}

async function namesOfLost(
  tx: Database,
  kind: BulkKind,
  lost: HistoryEntry[],
): Promise<Pick<Undone, 'lost' | 'bare'>> {
  const of = bulkKinds[kind];
  const links = 'category' in of ? (of as KindWithPage).category : undefined;
  if (!links || 'column' in links || lost.length === 0) return { lost: [], bare: [] };
  const ids = [...new Set(lost.flatMap(({ record_id }) => record_id ?? []))];
  const linked = await tx
    .selectDistinct({ id: sql<number>`${links.record}` })
    .from(links.links)
    .where(inArray(links.record, ids));
  const inSome = new Set(linked.map(({ id }) => id));
  const named = async (of: string, which: number[]) => {
    const names = await recordNamesById(tx, of, [...new Set(which)]);
    return Array.from(names, ([id, name]) => name ?? t('no. {id}', { id: String(id) }));
  };
  return {
    lost: await named(
      links.to,
      lost.map(({ before }) => Number(before?.[links.linked.name])),
    ),
    bare: await named(
      kind,
      ids.filter((id) => !inSome.has(id)),
    ),
  };
}
