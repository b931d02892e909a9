import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

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
