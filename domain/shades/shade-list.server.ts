import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  item_codes,
  products,
  shade_item_codes,
  shade_matches,
  shades,
} from '#database/schema/products.ts';
import {
  type ReadKnownRows,
  reading,
  readListPage,
  sortBy,
  sortByText,
} from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';
import { productCondition } from '../products/item-codes/product-condition.server.ts';
import { lackingCondition, statusCondition } from '../records/list-filters.server.ts';
import { lacksText } from '../records/media-rows.server.ts';
import { matchesText } from './shade-matches.ts';

/** The display order of the shades of a product, in the back-office and on the public site. */
export const shadeOrder = (product: number) =>
  ({
    table: shades,
    name: shades.number,
    where: eq(shades.product_id, product),
  }) satisfies OrderedList;

/** The order of the shades of a product. */
export const inShadeOrder = inOrder({ table: shades, name: shades.number });

function orderOf({ sort, dir }: ListQuery) {
  const { id, number } = shades;
  switch (sort) {
    case 'number':
    case 'name':
    case 'status':
      return sql`${sortByText(shades[sort], dir)}, ${id}`;
    case 'display_order':
    case 'updated_at':
      return sql`${sortBy(shades[sort], dir)}, ${number}, ${id}`;
    case 'product':
      return sql`${sortByText(products.name, dir)}, ${inShadeOrder}`;
    default:
      return sql`lower(${products.name}), ${products.id}, ${inShadeOrder}`;
  }
}

/** The conditions for shades that lack something. */
export const incompleteShades = {
  alt: sql`(${lacksText(shades, shades.image_url)} or coalesce(${shades.stitched_url}, '') <> ''
    and not ${shades.stitched_is_decorative} and coalesce(${shades.stitched_alt_text}, '') = '')`,
};

/** The condition for the shades that a list shows, searched by number and name. */
export function shadesFound({ q, filters }: ListQuery) {
  const { status, lacks, product } = filters;
  return and(
    q === '' ? undefined : or(contains(shades.number, q), contains(shades.name, q)),
    statusCondition(shades.status, status),
    productCondition(shades.product_id, product),
    lackingCondition(incompleteShades, lacks),
  );
}

/** A page of shades with the name of their product. */
export function listShades(db: Database, query: ListQuery, known?: ReadKnownRows) {
  const { id, number, name, colour_towards } = shades;
  const { display_order, updated_at, version } = shades;
  return readListPage(db, {
    table: shades,
    where: shadesFound(query),
    page: query.page,
    known,
    read: reading(
      db
        .select({
          ...{ id, number, name, colour_towards },
          ...{ display_order, updated_at, version, status: shades.status },
          product: products.name,
        })
        .from(shades)
        .innerJoin(products, eq(products.id, shades.product_id))
        .$dynamic(),
      orderOf(query),
    ),
  });
}

/** A shade with all values of its form; undefined if there is none. */
export async function findShade(db: Database, wanted: number) {
  const [shade] = await db
    .select(getTableColumns(shades))
    .from(shades)
    .where(eq(shades.id, wanted));
  if (!shade) return undefined;
  const codes = await db
    .select({ id: shade_item_codes.item_code_id })
    .from(shade_item_codes)
    .where(eq(shade_item_codes.shade_id, wanted));
  const matches = await readMatchesOf(db, wanted);
  return { ...shade, item_code_ids: codes.map(({ id }) => id), matches: matchesText(matches) };
}

export type ShadeToEdit = NonNullable<Awaited<ReturnType<typeof findShade>>>;

/** The shades of one product in their order. */
export const listShadesOfProduct = (db: Database, product: number) =>
  db
    .select({ id: shades.id })
    .from(shades)
    .where(eq(shades.product_id, product))
    .orderBy(inShadeOrder);

/** The texts of the matches of these shades, by shade. */
export async function readMatchTexts(db: Database, ids: number[]) {
  const rows = await db
    .select()
    .from(shade_matches)
    .where(inArray(shade_matches.shade_id, ids))
    .orderBy(asc(shade_matches.maker), asc(shade_matches.number), asc(shade_matches.id));
  const ofShade = Map.groupBy(rows, ({ shade_id }) => shade_id);
  return new Map(ids.map((id) => [id, matchesText(ofShade.get(id) ?? [])]));
}

/** The numbers of other makers that match a shade. */
export function readMatchesOf(db: Database, shade: number) {
  const { id, maker, number, distance, colour, shade_id } = shade_matches;
  return db
    .select({ id, maker, number, distance, colour })
    .from(shade_matches)
    .where(eq(shade_id, shade))
    .orderBy(asc(maker), asc(number), asc(id));
}

/** The item codes in which the shades of a product can come, for a shade's form. */
export function listCodeChoices(db: Database, product: number) {
  const { id, item_code, product_id } = item_codes;
  return db
    .select({ id, name: item_code })
    .from(item_codes)
    .where(eq(product_id, product))
    .orderBy(item_code, id);
}

/** The product of the first of these shades; undefined if none exists. */
export async function productOfShades(db: Database, ids: number[]): Promise<number | undefined> {
  const [row] = await db
    .select({ product_id: shades.product_id })
    .from(shades)
    .where(inArray(shades.id, ids))
    .limit(1);
  return row?.product_id;
}
