import { and, desc, eq, getTableName, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { setChangeVariables } from '#database/postgres/change-variables.ts';
import { daysInBin } from '#database/retention/periods.ts';
import { bin } from '#database/schema/history.ts';
import { binNameOf, type Kind } from '../../records/kind.server.ts';
import { editableKinds, type Rights } from '../../roles/role-rights.ts';

export type BinnedRecord = typeof bin.$inferSelect;

/** The id of the bin entry of a deleted record. */
export interface Deleted {
  binned: number;
}

/**
 * Deletes a record with its dependent rows and adds it to the bin under the name in `name`. Undefined if
 * there is no such record. With `alone` the deletion is its own change set, so that it can be restored
 * without the rest of the transaction.
 */
export async function moveToBin(
  db: Database,
  table: PgTable & { id: PgColumn },
  id: number,
  name: PgColumn | SQL,
  { alone = false }: { alone?: boolean } = {},
): Promise<Deleted | undefined> {
  return db.transaction(async (tx) => {
    if (alone) await setChangeVariables(tx, { change_set: '' });
    const [row] = await tx
      .delete(table as PgTable)
      .where(eq(table.id, id))
      .returning({ name: sql<string | null>`${name}` });
    if (!row) return undefined;
    const [entry] = await tx
      .insert(bin)
      .values({
        change_set: sql`history_change_set()`,
        kind: getTableName(table),
        record_id: id,
        label: row.name ?? '',
        deleted_by: sql`history_actor()`,
      })
      .returning({ id: bin.id });
    if (!entry) throw new Error('an insert answered no row');
    return { binned: entry.id };
  });
}

/** Moves a record to the bin under its name, like {@link moveToBin}. */
export const deleteRecord = (
  db: Database,
  kind: Pick<Kind, 'table' | 'nameColumn' | 'binName'>,
  id: number,
  options?: { alone: boolean },
): Promise<Deleted | undefined> => moveToBin(db, kind.table, id, binNameOf(kind), options);

/** The bin entries of all kinds that the actor may edit, newest first. */
export function listBin(db: Database, actor: Rights): Promise<BinnedRecord[]> {
  return db.select().from(bin).where(isEditable(actor)).orderBy(desc(bin.deleted_at), desc(bin.id));
}

const isEditable = (actor: Rights) => inArray(bin.kind, editableKinds(actor));

/**
 * Deletes bin entries for good, except those of kinds that the actor may not edit. The history keeps the
 * texts; the files become stale. Returns the number of deleted entries.
 */
export async function emptyBin(
  db: Database,
  actor: Rights,
  entries: readonly number[],
): Promise<number> {
  const { rowCount } = await db
    .delete(bin)
    .where(and(isEditable(actor), sql`${bin.id} = any(${sql.param([...entries])}::int[])`));
  return rowCount ?? 0;
}

/** Deletes bin entries older than {@link daysInBin} days. Returns their number. */
export async function expireBin(db: Database): Promise<number> {
  const { rowCount } = await db
    .delete(bin)
    .where(lt(bin.deleted_at, sql`now() - make_interval(days => ${daysInBin})`));
  return rowCount ?? 0;
}
