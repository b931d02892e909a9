import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import type { Window } from './list-page.server.ts';
import type { ListPage } from './list-page.ts';

/**
 * Reads one page and the count concurrently. A page past the end, such as from an old link, returns the last
 * page.
 */
export async function readPage<Row>(
  db: Database,
  { page, size }: { page: number; size: number },
  list: {
    table: PgTable;
    where: SQL | undefined;
    read: (window: Window) => PromiseLike<Row[]>;
  },
): Promise<ListPage<Row>> {
  const { table, where, read } = list;
  const asked = Math.min(Math.max(1, Math.trunc(page) || 1), 1_000_000);
  const rowsOf = (number: number) => read({ where, limit: size, offset: (number - 1) * size });
  const [total, rows] = await Promise.all([db.$count(table, where), rowsOf(asked)]);
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(asked, pages);
  const offset = (shown - 1) * size;
  return { rows: shown === asked ? rows : await rowsOf(shown), total, page: shown, pages, offset };
}
