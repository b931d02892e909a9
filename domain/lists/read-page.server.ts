import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { readingByIds } from './list-page.server.ts';
import type { ListPage } from './list-page.ts';

interface PublicList<Select> {
  table: PgTable & { id: PgColumn };
  where: SQL | undefined;
  /** Whether `where` searches texts, which takes longer than the rest of the list. */
  isSearch: boolean;
  select: Select;
  order: SQL;
}

/**
 * Reads one page and the count. A page past the end, such as from an old link, returns the last page. A search runs
 * once and finds all ids; other lists read the count and the page concurrently, each from an index.
 */
export async function readPage<Select extends PgSelect>(
  db: Database,
  { page, size }: { page: number; size: number },
  { table, where, isSearch, select, order }: PublicList<Select>,
): Promise<ListPage<Awaited<Select>[number]>> {
  const asked = Math.min(Math.max(1, Math.trunc(page) || 1), 1_000_000);
  const windowOf = (total: number) => {
    const pages = Math.max(1, Math.ceil(total / size));
    const shown = Math.min(asked, pages);
    return { total, page: shown, pages, offset: (shown - 1) * size };
  };
  if (isSearch) {
    // One value instead of thousands of rows, which take longer to read.
    const all = sql<number[]>`coalesce(json_agg(${table.id} order by ${order}), '[]')`;
    const [row] = await db.select({ ids: all }).from(table).where(where);
    const ids = row?.ids ?? [];
    const window = windowOf(ids.length);
    const shown = sql.param(ids.slice(window.offset, window.offset + size));
    const rows = await select.where(sql`${table.id} = any(${shown}::int[])`).orderBy(order);
    return { rows: rows as Awaited<Select>[number][], ...window };
  }
  const read = readingByIds(select, table.id, order);
  const rowsOf = async (number: number) =>
    (await read({ where, limit: size, offset: (number - 1) * size })) as Awaited<Select>[number][];
  const [total, rows] = await Promise.all([db.$count(table, where), rowsOf(asked)]);
  const window = windowOf(total);
  return { rows: window.page === asked ? rows : await rowsOf(window.page), ...window };
}
