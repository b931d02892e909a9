import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { addRecord, type RecordTable } from '../records/record-editing.server.ts';

/** A list that people put in order: its table, or the part of it that `where` names. */
export interface OrderedList {
  table: PgTable & { id: PgColumn; display_order: PgColumn };
  /** What decides between rows of the same display_order, before their id. */
  name?: PgColumn;
  /** The same where it takes more than a name. */
  ties?: SQL;
  where?: SQL;
}

/** How an ordered list stands: by display_order, then by name. */
export function inOrder(list: OrderedList): SQL {
  const { table, name } = list;
  const ties = list.ties ?? (name ? sql`${name}, ${table.id}` : sql`${table.id}`);
  return sql`${table.display_order} asc nulls last, ${ties}`;
}

/** One more than the highest there is, 1 for the first. */
export async function nextDisplayOrder(
  db: Database,
  { table, where }: OrderedList,
): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${table.display_order}), 0)::int + 1` })
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
  const display_order = values.display_order ?? (await nextDisplayOrder(db, list));
  return addRecord(db, list.table, { ...values, display_order });
}

/** The display_order of one of several rows that come behind those there already; `at` counts from 0. */
export function placeBehind({ table, where }: OrderedList, at: number): SQL {
  return sql`(select coalesce(max(${table.display_order}), 0) from ${table} where ${where}) + ${at + 1}::int`;
}

/** Each row of a list with its place, from 1. */
const standingOf = (list: OrderedList) => sql`
  select ${list.table.id} as id, row_number() over (order by ${inOrder(list)}) as place
  from ${list.table} where ${list.where ?? sql`true`}`;

/** A stretch of a list that somebody put in another order. */
export interface Reordering {
  /** How many rows of the list come before the stretch. */
  offset: number;
  /** The ids as they stood when the reordering began. */
  before: number[];
  /** The same ids as they shall stand. */
  after: number[];
}

/**
 * Saves an order, numbering the whole list from 1, in one statement. 'changed' when the stretch no
 * longer holds what it was begun with (somebody else reordered, added or deleted): nothing is saved.
 */
export async function saveOrder(
  db: Database,
  list: OrderedList,
  { offset, before, after }: Reordering,
): Promise<'saved' | 'changed'> {
  const same = new Set(before);
  if (after.length !== before.length || same.size !== before.length) return 'changed';
  if (new Set(after).size !== after.length || !after.every((id) => same.has(id))) return 'changed';
  if (before.length === 0) return 'saved';
  return db.transaction(async (tx) => {
    const { table } = list;
    // Two orders of one list are saved one after the other, so that the second one sees the first.
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    const standing = standingOf(list);
    const answer = await tx.execute<{ ids: number[] | null }>(sql`
      select array_agg(id order by place) as ids from (${standing}) as standing
      where place > ${offset} and place <= ${offset + before.length}`);
    const found = answer.rows[0]?.ids ?? [];
    if (found.length !== before.length || !found.every((id, at) => id === before[at])) {
      return 'changed';
    }
    await tx.execute(sql`
      update ${table} as entry set display_order = target.place
      from (
        select standing.id, coalesce(${offset}::int + wanted.place, standing.place)::int as place
        from (${standing}) as standing
        left join unnest(${sql.param(after)}::int[]) with ordinality as wanted(id, place)
          on wanted.id = standing.id
      ) as target
      where entry.id = target.id and entry.display_order is distinct from target.place`);
    return 'saved';
  });
}

/** One row to another place, both counted from 1 over the whole list. */
export interface Move {
  id: number;
  from: number;
  to: number;
}

/** Moves one row, numbering the whole list from 1, in one statement; 'changed' when it no longer stands at `from`. */
export async function moveRow(
  db: Database,
  list: OrderedList,
  { id, from, to }: Move,
): Promise<'saved' | 'changed'> {
  return db.transaction(async (tx) => {
    const { table } = list;
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    const standing = standingOf(list);
    const answer = await tx.execute<{ id: number }>(
      sql`select id from (${standing}) as standing where place = ${from}`,
    );
    if (answer.rows[0]?.id !== id) return 'changed';
    // Half a place beyond its goal, then everything is counted again.
    const wanted = to < from ? to - 0.5 : to + 0.5;
    await tx.execute(sql`
      update ${table} as entry set display_order = target.place
      from (
        select id, (row_number() over (
          order by case when id = ${id} then ${wanted}::numeric else place end
        ))::int as place
        from (${standing}) as standing
      ) as target
      where entry.id = target.id and entry.display_order is distinct from target.place`);
    return 'saved';
  });
}
