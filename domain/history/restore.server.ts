import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history, type RowValues } from '#database/schema/history.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { mayKeep, type Rights } from '../roles/rights.ts';
import { currentState, insertRow, removeRow, updateRow } from './record-rows.server.ts';
import { recordTables, tablesInOrder } from './recorded-tables.ts';
import { type RecordState, stateBefore } from './row-changes.ts';

export type Restored =
  | { ok: true; leftOut: string[] }
  | { ok: false; refusal: 'not allowed' | 'changed' | 'gone' | 'slug taken' | 'taken' };

/** Kept by triggers or counted: never put back. The order of a list is nobody's version. */
const aside = new Set(['version', 'updated_at', 'likes']);

const changedColumns = (from: RowValues, to: RowValues, isOwn: boolean): RowValues =>
  Object.fromEntries(
    Object.entries(to).filter(
      ([name, value]) =>
        !aside.has(name) &&
        !(isOwn && name === 'display_order') &&
        JSON.stringify(value) !== JSON.stringify(from[name]),
    ),
  );

/**
 * Makes a record what it was after the entry `version` of its history, with its links, pictures and
 * translations; that is a change like any other. `seen` is the version number of the record that the
 * caller looked at. Rows that refer to something that is gone are left out and named by table.
 */
export async function restoreVersion(
  db: Database,
  actor: Rights,
  record: { kind: string; id: number; seen: number },
  version: number,
  slug?: string,
): Promise<Restored> {
  if (!mayKeep(actor, record.kind)) return { ok: false, refusal: 'not allowed' };
  return refusing(() =>
    db.transaction(async (tx) => {
      const { kind, id, seen } = record;
      const [own] = recordTables(kind);
      const table = sql.identifier(own?.table ?? '');
      const { rows } = await tx.execute<{ version: number }>(
        sql`select version from ${table} where id = ${id} for update`,
      );
      if (!rows[0]) return { ok: false, refusal: 'gone' };
      if (rows[0].version !== seen) return { ok: false, refusal: 'changed' };
      const later = await tx
        .select()
        .from(history)
        .where(and(eq(history.kind, kind), eq(history.record_id, id), gt(history.id, version)))
        .orderBy(desc(history.id));
      const now = await currentState(tx, kind, id);
      const wanted = withSlug(stateBefore(now, later), own?.table, slug);
      const leftOut = await apply(tx, own?.table ?? '', now, wanted);
      // Also where only what belongs to it came back: whoever edits it meanwhile is told.
      await tx.execute(
        sql`update ${table} set version = ${seen + 1} where id = ${id} and version = ${seen}`,
      );
      return { ok: true, leftOut };
    }),
  );
}

/** Undoes a deletion: brings back every row that this set of changes removed. */
export async function undoDeletion(
  tx: Database,
  changeSet: string,
  slug?: string,
): Promise<string[]> {
  const removed = await tx
    .select()
    .from(history)
    .where(and(eq(history.change_set, changeSet), eq(history.operation, 'delete')))
    .orderBy(desc(history.id));
  const [last] = removed;
  const wanted = withSlug(stateBefore(new Map(), removed), last && ownTable(removed), slug);
  return apply(tx, '', new Map(), wanted);
}

const ownTable = (removed: { kind: string; table_name: string }[]) =>
  removed.find(({ kind, table_name }) => recordTables(kind)[0]?.table === table_name)?.table_name;

function withSlug(state: RecordState, table: string | undefined, slug?: string): RecordState {
  if (slug === undefined) return state;
  for (const entry of state.values())
    if (entry.table === table && 'slug' in entry.row) entry.row = { ...entry.row, slug };
  return state;
}

/** Answers the tables of the rows that could not come back because what they refer to is gone. */
async function apply(
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
      if (Object.keys(changed).length > 0) await updateRow(tx, table, key, changed);
    } else {
      const isBack = await inSavepoint(tx, (inner) => insertRow(inner, table, row));
      if (!isBack) leftOut.push(table);
    }
  }
  // Putting an original back marks its translations as out of date: theirs came back with it.
  for (const { table, key, row } of wanted.values()) {
    if (table !== 'translations') continue;
    await tx.execute(
      sql`update translations set outdated_since = ${row.outdated_since}::timestamptz
          where id = ${key.id} and outdated_since is distinct from ${row.outdated_since}::timestamptz`,
    );
  }
  return leftOut;
}

/** False when the row refers to something that is gone. */
async function inSavepoint(
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

async function refusing(restore: () => Promise<Restored>): Promise<Restored> {
  try {
    return await restore();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.code !== '23505') throw error;
    const isSlug = failure.constraint?.endsWith('_slug_unique') ?? false;
    return { ok: false, refusal: isSlug ? 'slug taken' : 'taken' };
  }
}
