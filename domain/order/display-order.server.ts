import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { largestInteger } from '../largest-integer.ts';
import { addRecord, type RecordTable } from '../records/record-editing.server.ts';
import { inOrder, type OrderedList } from './list-order.server.ts';
import { mergeOrder, sameOrder } from './merge-order.ts';

/**
 * The highest display order of a list, capped one below the integer limit. At the cap, added rows share the
 * last place.
 */
const highest = (display_order: PgColumn) =>
  sql`least(coalesce(max(${display_order}), 0), ${largestInteger - 1}::int)`;

interface PlaceInForm {
  display_order?: unknown;
  display_order_before?: unknown;
}

/**
 * Whether the form did not change the display order, or did not send it. It must then not overwrite a newer
 * one.
 */
export const isUntouchedOrder = (form: PlaceInForm): boolean =>
  !('display_order' in form) ||
  String(form.display_order ?? '') === (form.display_order_before ?? '');

/** The form's values, without a display order that the form did not change. */
export function withoutUntouchedOrder<Input extends PlaceInForm>(
  input: Input,
): Omit<Input, keyof PlaceInForm> & { display_order?: Input['display_order'] } {
  const { display_order_before, display_order, ...others } = input;
  return isUntouchedOrder(input) ? others : { ...others, display_order };
}

/**
 * The columns of an edit in a form with a display order: one that the form did not change is left out, and an empty
 * one becomes the last.
 */
export function withPlace<Input extends PlaceInForm>(
  list: OrderedList,
  input: Input,
): Omit<Input, keyof PlaceInForm> & { display_order?: Input['display_order'] | SQL } {
  const changed = withoutUntouchedOrder(input);
  return 'display_order' in changed
    ? { ...changed, display_order: changed.display_order ?? placeAfterLast(list, 0) }
    : changed;
}

/**
 * Makes concurrent transactions that add to a list wait for each other, until `tx` ends, so that each gets
 * its own place.
 */
export async function lockOrder(tx: Database, { table }: OrderedList): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`display_order ${getTableName(table)}`}))`,
  );
}

/** One more than the highest display order of the list; 1 for the first record. */
export async function nextDisplayOrder(
  db: Database,
  { table, where }: OrderedList,
): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`${highest(table.display_order)} + 1` })
    .from(table as PgTable)
    .where(where);
  return row?.next ?? 1;
}

/** Inserts a record at its display_order, or else at the end of its list. Returns its id. */
export async function addInOrder<Table extends RecordTable & { display_order: PgColumn }>(
  db: Database,
  list: OrderedList & { table: Table },
  values: Table['$inferInsert'] & { display_order?: number | null },
): Promise<number> {
  return db.transaction(async (tx) => {
    if (values.display_order == null) await lockOrder(tx, list);
    const display_order = values.display_order ?? (await nextDisplayOrder(tx, list));
    return addRecord(tx, list.table, { ...values, display_order });
  });
}

/** SQL for the display_order of a row added after the existing rows; `at` counts the added rows from 0. */
export function placeAfterLast({ table, where }: OrderedList, at: number): SQL {
  return sql`least(${largestInteger}::int, (select ${highest(table.display_order)} from ${table} where ${where ?? sql`true`})::bigint + ${at + 1}::int)::int`;
}

/**
 * Numbers a whole list from 1 in the order that `arrange` returns for the current ids. If `arrange` returns a
 * refusal, nothing is saved. A table lock makes concurrent reorders run one after the other, so that each
 * sees the result of the previous one.
 */
async function renumber<Refusal extends string>(
  db: Database,
  list: OrderedList,
  arrange: (standing: number[]) => number[] | Refusal,
): Promise<'saved' | Refusal> {
  return db.transaction(async (tx) => {
    const { table } = list;
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    const answer = await tx.execute<{ ids: number[] | null }>(sql`
      select array_agg(${table.id} order by ${inOrder(list)}) as ids
      from ${table} where ${list.where ?? sql`true`}`);
    const ids = arrange(answer.rows[0]?.ids ?? []);
    if (typeof ids === 'string') return ids;
    await tx.execute(sql`
      update ${table} as entry set display_order = wanted.place
      from unnest(${sql.param(ids)}::int[]) with ordinality as wanted(id, place)
      where entry.id = wanted.id and entry.display_order is distinct from wanted.place`);
    return 'saved';
  });
}

/** A reorder of the rows of a list, or of one page of it. */
export interface Reordering {
  /** The ids in the order when the reordering began. */
  before: number[];
  /** The same ids in the wanted order. */
  after: number[];
}

/**
 * Saves a reorder. Rows that were deleted since it began are ignored, and added rows keep their place.
 * 'changed': another reorder was saved since, or the ids do not match; nothing is saved. 'gone': none of the
 * rows is in the list.
 */
export async function saveOrder(
  db: Database,
  list: OrderedList,
  { before, after }: Reordering,
): Promise<'saved' | 'changed' | 'gone'> {
  const named = new Set(before);
  if (after.length !== before.length || named.size !== before.length) return 'changed';
  if (new Set(after).size !== after.length || !after.every((id) => named.has(id))) return 'changed';
  return renumber(db, list, (standing) => {
    if (!standing.some((id) => named.has(id))) return 'gone';
    return sameOrder(mergeOrder(before, standing), standing)
      ? mergeOrder(after, standing)
      : 'changed';
  });
}

/** Moves one row to a place in the whole list, counted from 1; 'gone' if it is not in the list. */
export async function moveRow(
  db: Database,
  list: OrderedList,
  { id, to }: { id: number; to: number },
): Promise<'saved' | 'gone'> {
  return renumber(db, list, (standing) =>
    standing.includes(id)
      ? standing.filter((other) => other !== id).toSpliced(to - 1, 0, id)
      : 'gone',
  );
}
