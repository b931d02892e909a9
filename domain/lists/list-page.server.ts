import { and, Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { type ListPage, type ListQuery, pageWindow, wholeListLimit } from './list-page.ts';

/**
 * SQL that sorts with nulls last in both directions. For a not-null column `nulls last` is omitted, so that
 * PostgreSQL can use its index. A column of an outer join can be null, so pass it as an expression.
 */
export function sortBy(column: SQLWrapper, dir: ListQuery['dir']): SQL {
  return sql`${column} ${direction(column, dir)}`;
}

/** SQL that sorts texts ignoring case; texts that differ only in case are sorted by exact spelling. */
export function sortByText(column: SQLWrapper, dir: ListQuery['dir']): SQL {
  const to = direction(column, dir);
  return sql`lower(${column}) ${to}, ${column} ${to}`;
}

function direction(column: SQLWrapper, dir: ListQuery['dir']): SQL {
  if (dir === 'asc') return sql`asc nulls last`;
  return is(column, Column) && column.notNull ? sql`desc` : sql`desc nulls last`;
}

/** The rows of a table to read. */
export interface Window {
  where: SQL | undefined;
  limit: number;
  offset: number;
}

/** The rows of a page, and the number of all rows of its list. */
export interface PageWindow extends Window {
  total: number;
}

/** Returns a function that reads a window of a select, in this order. */
export const reading =
  <Select extends PgSelect>(select: Select, order: SQL) =>
  ({ where, limit, offset }: Window): Select =>
    select.where(where).orderBy(order).limit(limit).offset(offset);

/**
 * Returns a function that reads a window of a select of one table in this order. The ids of the window are found first,
 * so that the rows before it are skipped in an index and their texts are not read. With the opposite order, `backwards`,
 * the second half of a list is read from its end, so that fewer rows are skipped.
 */
export const readingByIds =
  <Select extends PgSelect>(select: Select, id: PgColumn, order: SQL, backwards?: SQL) =>
  ({ where, limit, offset, total = Number.POSITIVE_INFINITY }: Window & { total?: number }) => {
    const left = total - offset;
    const shown = Math.min(limit, left);
    const window =
      backwards && left < offset
        ? sql`order by ${backwards} limit ${shown} offset ${left - shown}`
        : sql`order by ${order} limit ${limit} offset ${offset}`;
    return select
      .where(sql`${id} in (select ${id} from ${id.table} where ${where ?? sql`true`} ${window})`)
      .orderBy(order);
  };

/** The rows that a list finds, as far as they are known without reading them. */
export interface KnownRows {
  total: number;
  /** Their ids if they are few, in any order. */
  ids?: number[] | null;
}

/** SQL for the {@link KnownRows} of a query that selects ids. */
export const knownRowsOf = (ids: SQL): SQL => sql`(
  select json_build_object('total', count(*), 'ids', case when count(*) <= ${wholeListLimit} then coalesce(array_agg(id), '{}') end)
  from (${ids}) as found)`;

/** Reads what is known of the rows that a list finds; undefined if they must be counted. */
export type ReadKnownRows = () => Promise<KnownRows | undefined>;

/**
 * Counts the matching rows, unless they are known, and reads the requested page. A short list is one page, unless
 * `pageSize` is given.
 */
export async function readListPage<Row>(
  db: Database,
  list: {
    table: PgTable & { id: PgColumn };
    where: SQL | undefined;
    page: number;
    pageSize?: number;
    known?: ReadKnownRows | undefined;
    read: (window: PageWindow) => Promise<Row[]>;
  },
): Promise<ListPage<Row>> {
  const { table, pageSize: size } = list;
  const known = await list.known?.();
  const total = known?.total ?? (await db.$count(table, list.where));
  // The condition stays, because another process may have changed a row a moment ago.
  const where = known?.ids
    ? and(sql`${table.id} = any(${sql.param(known.ids)}::int[])`, list.where)
    : list.where;
  const window = size ? pageWindow(total, list.page, size, size) : pageWindow(total, list.page);
  const { page, pages, offset, limit } = window;
  return { rows: await list.read({ where, limit, offset, total }), total, page, pages, offset };
}
