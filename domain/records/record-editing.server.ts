import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';

export type RecordTable = PgTable & { id: PgColumn; version: PgColumn };

/** The record and the version that an edit started from. */
export interface Edit {
  id: number;
  version: number;
}

/** Inserts a record and returns its id. */
export async function addRecord<Table extends RecordTable>(
  db: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<number> {
  const [row] = await db
    .insert(table as PgTable)
    .values(values)
    .returning({ id: sql<number>`${table.id}` });
  if (!row) throw new Error('an insert answered no row');
  return row.id;
}

/**
 * Changes a record if it still has the version of the edit, and raises the version, even if only its pictures
 * or links changed. The refusal is 'changed' if another edit was first, or 'gone' if no record with this id
 * meets `within`.
 */
export async function changeRecord<Table extends RecordTable>(
  db: Database,
  table: Table,
  { id, version }: Edit,
  values: PgUpdateSetSource<Table>,
  within?: SQL,
): Promise<{ ok: true; id: number } | { ok: false; refusal: 'changed' | 'gone' }> {
  const mine = and(eq(table.id, id), within);
  const { rowCount } = await db
    .update(table as PgTable)
    .set({ ...values, version: sql`${table.version} + 1` } as PgUpdateSetSource<PgTable>)
    .where(and(mine, eq(table.version, version)));
  if (rowCount) return { ok: true, id };
  return { ok: false, refusal: (await db.$count(table, mine)) > 0 ? 'changed' : 'gone' };
}

/**
 * The outcome of an operation on one record. 'unchanged': it already had the wanted value. 'gone': there is
 * no such record.
 */
export type Outcome = 'changed' | 'unchanged' | 'gone';

/** Sets one column of a record, and the columns of `along` with it. Writes nothing if the column already has the value. */
export async function setColumn<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  id: number,
  column: PgColumn,
  value: unknown,
  along: PgUpdateSetSource<Table> = {} as PgUpdateSetSource<Table>,
): Promise<Outcome> {
  const { rowCount } = await db
    .update(table as PgTable)
    .set({ ...along, [column.name]: value } as PgUpdateSetSource<PgTable>)
    .where(and(eq(table.id, id), sql`${column} is distinct from ${sql.param(value, column)}`));
  if (rowCount) return 'changed';
  return (await db.$count(table, eq(table.id, id))) > 0 ? 'unchanged' : 'gone';
}

/** Whether the history has entries of a change set, which means that the save is committed. */
export async function isRecorded(db: Database, changeSet: string): Promise<boolean> {
  const rows = await db
    .select({ id: history.id })
    .from(history)
    .where(eq(history.change_set, changeSet))
    .limit(1);
  return rows.length > 0;
}

/**
 * A step of a larger operation failed. `step` is its name, such as 'create product'; the screens have the
 * texts.
 */
export class StepFailed extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(step, { cause });
    this.name = 'StepFailed';
    this.step = step;
  }
}

/** Runs a step and turns every error into {@link StepFailed}. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StepFailed ? error : new StepFailed(name, error);
  }
}
