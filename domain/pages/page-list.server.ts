import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { page_blocks, pages } from '#database/schema/pages.ts';
import { reading, readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';
import { statusCondition } from '../records/list-filters.server.ts';
import type { BlockInput } from './page-form.ts';
import type { PageKey } from './page-places.ts';

/** The order of pages: in the back-office, and of own pages in menu and footer. */
export const pageOrder = { table: pages, name: pages.title } satisfies OrderedList;

function orderOf({ sort, dir }: ListQuery) {
  const { id, display_order, updated_at, title } = pages;
  switch (sort) {
    case 'title':
    case 'slug':
    case 'status':
    case 'placement':
      return sql`${sortByText(pages[sort], dir)}, ${id}`;
    case 'updated_at':
      return sql`${sortBy(updated_at, dir)}, ${id}`;
    case 'display_order':
      return sql`${sortBy(display_order, dir)}, ${title}, ${id}`;
    default:
      return inOrder(pageOrder);
  }
}

/** The condition for the pages that a list shows. */
export function pagesFound(query: ListQuery) {
  const { status } = query.filters;
  return and(contains(pages.title, query.q), statusCondition(pages.status, status));
}

/** The rows of the list of pages, for the back-office. */
export function listPages(db: Database, query: ListQuery) {
  const { id, key, slug, title, placement, status, display_order, updated_at, version } = pages;
  const row = { id, key, slug, title, placement, status, display_order, updated_at, version };
  return readListPage(db, {
    table: pages,
    where: pagesFound(query),
    page: query.page,
    read: reading(db.select(row).from(pages).$dynamic(), orderOf(query)),
  });
}

/** The built-in pages that have texts. */
export async function listWrittenPages(db: Database): Promise<PageKey[]> {
  const rows = await db.select({ key: pages.key }).from(pages).where(isNotNull(pages.key));
  return rows.flatMap(({ key }) => key ?? []);
}

/** A page with all values of its form, and the pictures of its blocks by key; undefined if there is none. */
export async function findPageToEdit(db: Database, id: number) {
  const [page] = await db.select(getTableColumns(pages)).from(pages).where(eq(pages.id, id));
  if (!page) return undefined;
  const rows = await db
    .select()
    .from(page_blocks)
    .where(eq(page_blocks.page_id, id))
    .orderBy(asc(page_blocks.display_order), asc(page_blocks.id));
  return {
    ...page,
    blocks: rows.map(
      ({ id, place, kind, title, body, alt_text }): BlockInput => ({
        ...{ key: String(id), place, kind, title, body, alt_text },
        removes_picture: '',
      }),
    ),
    pictures: Object.fromEntries(rows.map((row) => [String(row.id), row.picture_url])),
  };
}

export type PageToEdit = NonNullable<Awaited<ReturnType<typeof findPageToEdit>>>;
