import { and, Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { type ListPage, type ListQuery, pageWindow } from './list-page.ts';

/**
 * Nulls come last in both directions. A column that cannot be null is sorted without saying so, as
 * an index does; one of an outer join can be, and is given as an expression.
 */
export function sortBy(column: SQLWrapper, dir: ListQuery['dir']): SQL {
  return sql`${column} ${direction(column, dir)}`;
}

/** Texts sort as people read them: without regard to case, equal ones by their exact spelling. */
export function sortByText(column: SQLWrapper, dir: ListQuery['dir']): SQL {
  const to = direction(column, dir);
  return sql`lower(${column}) ${to}, ${column} ${to}`;
}

function direction(column: SQLWrapper, dir: ListQuery['dir']): SQL {
  if (dir === 'asc') return sql`asc nulls last`;
  return is(column, Column) && column.notNull ? sql`desc` : sql`desc nulls last`;
}

/**
 * Counts what matches and reads the page of it that was asked for: whole while it is short.
 * `pageSize` makes every list paged.
 */
export async function readListPage<Row>(
  db: Database,
  list: {
    table: PgTable;
    where: (SQL | undefined)[];
    page: number;
    pageSize?: number;
    read: (window: { where: SQL | undefined; limit: number; offset: number }) => Promise<Row[]>;
  },
): Promise<ListPage<Row>> {
  const where = and(...list.where);
  const total = await db.$count(list.table, where);
  const size = list.pageSize;
  const window = size ? pageWindow(total, list.page, size, size) : pageWindow(total, list.page);
  const { page, pages, offset, limit } = window;
  return { rows: await list.read({ where, limit, offset }), total, page, pages, offset };
}
