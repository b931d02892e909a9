import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { largestInteger } from '../largest-integer.ts';
import { addRecord, type RecordTable } from '../records/record-editing.server.ts';
import { inOrder, type OrderedList } from './list-order.server.ts';
import { mergeOrder, sameOrder } from './merge-order.ts';

/** Of a list; where it is as high as a number may be, what comes behind it shares its place. */
const highest = (display_order: PgColumn) =>
  sql`least(coalesce(max(${display_order}), 0), ${largestInteger - 1}::int)`;

interface PlaceInForm {
  display_order?: unknown;
  display_order_before?: unknown;
}

/** Whether a form left the place as it began, or said none: it is not written over a newer one then. */
export const isUntouchedOrder = (form: PlaceInForm): boolean =>
  !('display_order' in form) ||
  String(form.display_order ?? '') === (form.display_order_before ?? '');

/** What a form holds, without a place that it left as it began. */
export function withoutUntouchedOrder<Input extends PlaceInForm>(
  input: Input,
): Omit<Input, keyof PlaceInForm> & { display_order?: Input['display_order'] } {
  const { display_order_before, display_order, ...others } = input;
  return isUntouchedOrder(input) ? others : { ...others, display_order };
}

/** Has records that are added to a list at the same time take their places in turn, until `tx` ends. */
export async function takeTurns(tx: Database, { table }: OrderedList): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`display_order ${getTableName(table)}`}))`,
  );
}

/** One more than the highest there is, 1 for the first. */
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

/** Adds a record: where its display_order says, else at the end of its list. Answers its id. */
export async function addInOrder<Table extends RecordTable & { display_order: PgColumn }>(
  db: Database,
  list: OrderedList & { table: Table },
  values: Table['$inferInsert'] & { display_order?: number | null },
): Promise<number> {
  return db.transaction(async (tx) => {
    if (values.display_order == null) await takeTurns(tx, list);
    const display_order = values.display_order ?? (await nextDisplayOrder(tx, list));
    return addRecord(tx, list.table, { ...values, display_order });
  });
}

/** The display_order of one of several rows that come behind those there already; `at` counts from 0. */
export function placeBehind({ table, where }: OrderedList, at: number): SQL {
  return sql`least(${largestInteger}::int, (select ${highest(table.display_order)} from ${table} where ${where ?? sql`true`})::bigint + ${at + 1}::int)::int`;
}

/**
 * Numbers a whole list from 1 in the order that `arrange` makes of how it stands; what else it answers
 * refuses, and nothing is saved. Two orders of one list are saved one after the other, so that the second sees the first.
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

/** Rows of a list, all of them or a page, that someone put in another order. */
export interface Reordering {
  /** The ids as they stood when the reordering began. */
  before: number[];
  /** The same ids as they shall stand. */
  after: number[];
}

/**
 * Saves an order. What was deleted since it began is left out, and what was added keeps its place;
 * 'changed', with nothing saved, when the same rows stand in another order by now; 'gone' when none of
 * them is in the list.
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

/** Moves one row to a place counted from 1 over the whole list; 'gone' when it is not in it. */
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
