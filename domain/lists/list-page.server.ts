import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { type ListPage, type ListQuery, pageWindow } from './list-page.ts';

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
 * so that the rows before it are skipped in an index and their texts are not read.
 */
export const readingByIds =
  <Select extends PgSelect>(select: Select, id: PgColumn, order: SQL) =>
  ({ where, limit, offset }: Window): Select =>
    select
      .where(
        sql`${id} in (select ${id} from ${id.table} where ${where ?? sql`true`}
          order by ${order} limit ${limit} offset ${offset})`,
      )
      .orderBy(order);

/**
 * Counts the matching rows and reads the requested page. A short list is one page, unless `pageSize` is
 * given.
 */
export async function readListPage<Row>(
  db: Database,
  list: {
    table: PgTable;
    where: SQL | undefined;
    page: number;
    pageSize?: number;
    /** The number of all rows, if it is known without counting. */
    countAll?: (() => Promise<number>) | undefined;
    read: (window: PageWindow) => Promise<Row[]>;
  },
): Promise<ListPage<Row>> {
  const { where, pageSize: size } = list;
  const known = where === undefined ? list.countAll : undefined;
  const total = await (known?.() ?? db.$count(list.table, where));
  const window = size ? pageWindow(total, list.page, size, size) : pageWindow(total, list.page);
  const { page, pages, offset, limit } = window;
  return { rows: await list.read({ where, limit, offset, total }), total, page, pages, offset };
}
