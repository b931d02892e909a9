import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isShort, longestIndexedText } from '#database/schema/columns.ts';
import { news_items } from '#database/schema/news.ts';
import {
  type ReadKnownRows,
  readingByIds,
  readListPage,
  sortBy,
  sortByText,
} from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';
import { lackingCondition, statusCondition } from '../records/list-filters.server.ts';
import { lacksText, readMedia, textsInForm } from '../records/media-rows.server.ts';
import { newsMedia } from './news-editing.server.ts';

/** The display order of pinned news, in the back-office and on the public site. */
export const pinnedOrder: OrderedList = {
  table: news_items,
  where: eq(news_items.is_pinned, true),
  ties: sql`${news_items.created_at} desc, ${news_items.id} desc`,
};

const pageSize = 10;

function orderOf({ sort, dir }: ListQuery) {
  const { id } = news_items;
  switch (sort) {
    case 'title':
    case 'slug':
      return sql`${sortByText(news_items[sort], dir)}, ${id}`;
    case 'status':
      return sql`${sortBy(news_items.status, dir)}, ${id}`;
    case 'is_pinned':
    case 'updated_at':
    case 'likes':
      return sql`${sortBy(news_items[sort], dir)}, ${news_items.created_at} desc, ${id} desc`;
    default: {
      const newest = sort === 'created_at' ? dir : 'desc';
      return sql`${sortBy(news_items.created_at, newest)}, ${sortBy(id, newest)}`;
    }
  }
}

/** The conditions for news items that lack something. */
export const incompleteNews = {
  alt: lacksText(news_items, news_items.primary_image_url, newsMedia),
};

/** The condition for a category; for a short one it also says so, as its index does. */
const hasCategory = (category: string) =>
  and(
    eq(news_items.category, category),
    category.length <= longestIndexedText ? isShort(news_items.category) : undefined,
  );

/** The condition for the news that a list shows. */
export function newsFound(query: ListQuery) {
  const { status, category, lacks } = query.filters;
  return and(
    contains(news_items.title, query.q),
    statusCondition(news_items.status, status),
    category ? hasCategory(category) : undefined,
    lackingCondition(incompleteNews, lacks),
  );
}

/** The columns of a row of the list. */
const row = {
  id: news_items.id,
  title: news_items.title,
  slug: news_items.slug,
  status: news_items.status,
  is_pinned: news_items.is_pinned,
  likes: news_items.likes,
  created_at: news_items.created_at,
  updated_at: news_items.updated_at,
  version: news_items.version,
  primary_image_url: news_items.primary_image_url,
};

/** A page of news of every status, ten a page, newest first by default. */
export function listNewsToEdit(db: Database, query: ListQuery, known?: ReadKnownRows) {
  return readListPage(db, {
    table: news_items,
    where: newsFound(query),
    page: query.page,
    pageSize,
    known,
    read: readingByIds(db.select(row).from(news_items).$dynamic(), news_items.id, orderOf(query)),
  });
}

/** The pinned items of every status, in display order. */
export function listPinnedNews(db: Database) {
  return db
    .select({
      id: news_items.id,
      title: news_items.title,
      display_order: news_items.display_order,
    })
    .from(news_items)
    .where(pinnedOrder.where)
    .orderBy(inOrder(pinnedOrder));
}

export type PinnedNews = Awaited<ReturnType<typeof listPinnedNews>>[number];

/** All categories that are in use, by name. */
export async function listNewsCategories(db: Database): Promise<string[]> {
  const { category } = news_items;
  const found = (condition: SQL) =>
    db
      .select({ category })
      .from(news_items)
      .where(and(sql`${category} ~ '\\S'`, condition));
  // Each condition is that of an index.
  const rows = await found(isShort(category))
    .union(found(not(isShort(category))))
    .orderBy(asc(category));
  return rows.flatMap(({ category }) => category ?? []);
}

/** A news item with all values of its form; undefined if there is none. */
export async function findNewsItemToEdit(db: Database, id: number) {
  const [item] = await db.select().from(news_items).where(eq(news_items.id, id));
  if (!item) return undefined;
  const media = await readMedia(db, newsMedia, id);
  return {
    ...item,
    // Only pinned items have a display order.
    display_order: item.is_pinned ? item.display_order : null,
    media,
    pictures: textsInForm(media),
  };
}

export type NewsItemToEdit = NonNullable<Awaited<ReturnType<typeof findNewsItemToEdit>>>;
