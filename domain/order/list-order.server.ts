import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A list with a display order: a table, or the rows of it that meet `where`. */
export interface OrderedList {
  table: PgTable & { id: PgColumn; display_order: PgColumn };
  /** The column that orders rows with the same display_order, before their id. */
  name?: PgColumn;
  /** Replaces `name` if more than one column is needed. */
  ties?: SQL;
  where?: SQL;
}

/** SQL for the order of a list: by display_order, then by name. */
export function inOrder(list: OrderedList): SQL {
  const { table, name } = list;
  const ties = list.ties ?? (name ? sql`${name}, ${table.id}` : sql`${table.id}`);
  return sql`${table.display_order} asc nulls last, ${ties}`;
}

/** SQL for the opposite of {@link inOrder}. */
export const inReverse = ({ table, name }: OrderedList & { name: PgColumn }): SQL =>
  sql`${table.display_order} desc nulls first, ${name} desc, ${table.id} desc`;
