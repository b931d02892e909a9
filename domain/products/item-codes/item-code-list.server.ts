import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, products } from '#database/schema/products.ts';
import {
  type ReadKnownRows,
  readListPage,
  sortBy,
  sortByText,
  type Window,
} from '../../lists/list-page.server.ts';
import type { ListQuery } from '../../lists/list-page.ts';
import { contains } from '../../lists/search.server.ts';
import { lackingCondition } from '../../records/list-filters.server.ts';
import { lacksText } from '../../records/media-rows.server.ts';
import { productCondition } from './product-condition.server.ts';

function orderOf({ sort, dir }: ListQuery) {
  const { item_code, id } = item_codes;
  switch (sort) {
    case 'item_code':
    case 'type':
    case 'composition':
      return sql`${sortByText(item_codes[sort], dir)}, ${id}`;
    case 'product':
      return sql`${sortByText(products.name, dir)}, ${item_code}, ${id}`;
    case 'created_at':
    case 'updated_at':
      return sql`${sortBy(item_codes[sort], dir)}, ${id}`;
    default:
      return sql`${item_code}, ${id}`;
  }
}

/** The conditions for item codes that lack something. */
export const incompleteItemCodes = { alt: lacksText(item_codes, item_codes.image_url) };

/** The condition for the item codes that a list shows. */
export const itemCodesFound = ({ q, filters }: ListQuery) =>
  and(
    contains(item_codes.item_code, q),
    productCondition(item_codes.product_id, filters.product),
    lackingCondition(incompleteItemCodes, filters.lacks),
  );

/** A page of item codes with the name of their product, which is null if there is none. */
export function listItemCodes(db: Database, query: ListQuery, known?: ReadKnownRows) {
  return readListPage(db, {
    table: item_codes,
    where: itemCodesFound(query),
    page: query.page,
    known,
    read: (window) =>
      query.sort === 'product' ? readByProduct(db, query, window) : readRows(db, query, window),
  });
}

/**
 * Reads in the order of product names. The inner join lets PostgreSQL use the index on product names, which
 * an outer join would not. Codes without a product come last in both directions.
 */
async function readByProduct(db: Database, query: ListQuery, { where, limit, offset }: Window) {
  const withProduct = await readRows(db, query, { where, limit, offset });
  if (withProduct.length === limit) return withProduct;
  const before = await db.$count(item_codes, and(where, isNotNull(item_codes.product_id)));
  const without = await readRows(
    db,
    { ...query, sort: '' },
    {
      where: and(where, isNull(item_codes.product_id)),
      limit: limit - withProduct.length,
      offset: Math.max(0, offset - before),
    },
  );
  return [...withProduct, ...without];
}

function readRows(
  db: Database,
  query: ListQuery,
  { where, limit, offset, total = Number.POSITIVE_INFINITY }: Window & { total?: number },
) {
  // The second half of the usual order is read from its end, so that fewer rows are skipped.
  const after = total - offset;
  const isFar = query.sort === '' && after < offset;
  // The page is selected with few columns first, because the last page skips all other rows.
  const found = db.select({ id: item_codes.id }).from(item_codes).$dynamic();
  if (query.sort === 'product') found.innerJoin(products, eq(products.id, item_codes.product_id));
  const page = found
    .where(where)
    .orderBy(isFar ? sql`${item_codes.item_code} desc, ${item_codes.id} desc` : orderOf(query))
    .limit(isFar ? Math.min(limit, after) : limit)
    .offset(isFar ? Math.max(0, after - limit) : offset)
    .as('page');
  return db
    .select({
      id: item_codes.id,
      item_code: item_codes.item_code,
      type: item_codes.type,
      composition: item_codes.composition,
      created_at: item_codes.created_at,
      updated_at: item_codes.updated_at,
      version: item_codes.version,
      image_url: item_codes.image_url,
      product: products.name,
    })
    .from(page)
    .innerJoin(item_codes, eq(item_codes.id, page.id))
    .leftJoin(products, eq(products.id, item_codes.product_id))
    .orderBy(orderOf(query));
}

/** An item code with its version; undefined if there is none. */
export async function findItemCode(db: Database, id: number) {
  const [row] = await db.select().from(item_codes).where(eq(item_codes.id, id));
  return row;
}

/** The item codes of one product, by code, for the product's form. */
export function listCodesOfProduct(db: Database, productId: number) {
  const { id, item_code, type, composition } = item_codes;
  return db
    .select({ id, item_code, type, composition })
    .from(item_codes)
    .where(eq(item_codes.product_id, productId))
    .orderBy(item_code, id);
}

export type CodeOfProduct = Awaited<ReturnType<typeof listCodesOfProduct>>[number];
