import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  item_codes,
  product_category_mappings,
  product_images,
  products,
} from '#database/schema/products.ts';
import { fileAddress } from '../files/file-address.server.ts';
import {
  type ReadKnownRows,
  readingByIds,
  readListPage,
  sortBy,
  sortByText,
} from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { inOrder, inReverse, type OrderedList } from '../order/list-order.server.ts';
import { lackingCondition, statusCondition } from '../records/list-filters.server.ts';
import { incompleteProducts } from './incomplete-products.server.ts';

/** The display order of products, in the back-office and on the public site. */
export const productOrder = { table: products, name: products.name } satisfies OrderedList;

// The table name is written out, because Drizzle drops it in a query of one table.
const codeCount = sql<number>`(
  select count(*)::int from ${item_codes} c where c.product_id = ${products}.id)`;

function orderOf({ sort, dir }: ListQuery) {
  switch (sort) {
    case 'name':
    case 'slug':
    case 'description':
      return sql`${sortByText(products[sort], dir)}, ${products.id}`;
    case 'status':
    case 'created_at':
    case 'updated_at':
      return sql`${sortBy(products[sort], dir)}, ${products.id}`;
    case 'codes':
      return sql`${codeCount} ${sql.raw(dir)}, ${products.name}, ${products.id}`;
    case 'display_order':
      return sql`${sortBy(products.display_order, dir)}, ${products.name}, ${products.id}`;
    default:
      return inOrder(productOrder);
  }
}

/** The opposite of {@link orderOf}; undefined if no index has it, as those of texts that may be null. */
function reverseOf({ sort, dir }: ListQuery) {
  const opposite = dir === 'asc' ? 'desc' : 'asc';
  switch (sort) {
    case 'name':
    case 'slug':
      return sql`${sortByText(products[sort], opposite)}, ${products.id} desc`;
    case 'status':
    case 'created_at':
    case 'updated_at':
      return sql`${sortBy(products[sort], opposite)}, ${products.id} desc`;
    case '':
      return inReverse(productOrder);
  }
}

/** The condition for the products that a list shows. */
export function productsFound(query: ListQuery) {
  const { status, lacks } = query.filters;
  return and(
    contains(products.name, query.q),
    statusCondition(products.status, status),
    lackingCondition(incompleteProducts, lacks),
  );
}

/** The columns of a row of the list. */
const row = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  description: sql<string | null>`left(${products.description}, 200)`,
  status: products.status,
  display_order: products.display_order,
  created_at: products.created_at,
  updated_at: products.updated_at,
  version: products.version,
  image_url: products.image_url,
  codes: codeCount,
};

/** A page of products of every status, for the back-office. */
export function listProducts(db: Database, query: ListQuery, known?: ReadKnownRows) {
  return readListPage(db, {
    table: products,
    where: productsFound(query),
    page: query.page,
    known,
    read: readingByIds(
      db.select(row).from(products).$dynamic(),
      products.id,
      orderOf(query),
      reverseOf(query),
    ),
  });
}

/** A product to edit; undefined if there is none. */
export async function findProduct(db: Database, id: number) {
  const [product] = await db
    .select({
      ...getTableColumns(products),
      // The form shows it as a link, so it must be a safe address.
      catalogue_pdf: fileAddress(products.catalogue_pdf),
    })
    .from(products)
    .where(eq(products.id, id));
  return product;
}

export type ProductToEdit = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

export const productCategoryLinks = {
  links: product_category_mappings,
  record: product_category_mappings.product_id,
  linked: product_category_mappings.category_id,
};

/** A product's additional pictures. */
export async function findProductImages(db: Database, product_id: number) {
  return db
    .select({
      id: product_images.id,
      url: product_images.image_url,
      alt_text: product_images.alt_text,
      is_decorative: product_images.is_decorative,
    })
    .from(product_images)
    .where(eq(product_images.product_id, product_id))
    .orderBy(asc(product_images.id));
}

export type ProductImage = Awaited<ReturnType<typeof findProductImages>>[number];
