import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { products } from '#database/schema/products.ts';
import { contains, equalsFolded, searchText } from '../lists/search.server.ts';
import type { RecordChoices } from '../records/record-choices.ts';

/** Up to this number, a form offers all products. */
const mostOffered = 500;
const mostFound = 50;

const choice = { value: products.id, label: products.name };
const byName = [sql`lower(${products.name})`, asc(products.id)];

/** All products by name if they are few; otherwise the `chosen` ones and the first others of `countAll`. */
export async function listProductChoices(
  db: Database,
  chosen: number[] = [],
  countAll: () => Promise<number> = () => db.$count(products),
): Promise<RecordChoices> {
  const few = await db
    .select(choice)
    .from(products)
    .orderBy(...byName)
    .limit(mostOffered + 1);
  if (few.length <= mostOffered) return { choices: few, more: 0 };
  const own = await db
    .select(choice)
    .from(products)
    .where(inArray(products.id, chosen))
    .orderBy(...byName);
  const others = few.filter(({ value }) => !chosen.includes(value)).slice(0, mostFound);
  const choices = [...own, ...others];
  return { choices, more: (await countAll()) - choices.length };
}

/** Products whose name or slug contains the text; names that start with it come first. */
export async function findProductChoices(db: Database, q: string): Promise<RecordChoices> {
  const text = searchText(q);
  const rows = await db
    .select({ ...choice, note: products.slug, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .where(or(contains(products.name, text), contains(products.slug, text)))
    .orderBy(desc(sql`strpos(fold(${products.name}), fold(${text})) = 1`), ...byName)
    .limit(mostFound);
  const more = (rows[0]?.total ?? 0) - rows.length;
  return { choices: rows.map(({ value, label, note }) => ({ value, label, note })), more };
}

/**
 * The id of the product with this name (ignoring case, width and accents) or slug. If several have the name,
 * it is the `chosen` one or the one with this slug, or else 'several'. 'none' if no product matches.
 */
export async function findProductNamed(
  db: Database,
  written: string,
  chosen?: number,
): Promise<number | 'none' | 'several'> {
  const text = searchText(written);
  const ofSlug = eq(products.slug, text);
  const rows = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(or(equalsFolded(products.name, text), ofSlug))
    .orderBy(desc(eq(products.id, chosen ?? 0)), desc(ofSlug))
    .limit(2);
  const [first] = rows;
  if (!first) return 'none';
  const isPlain = rows.length === 1 || first.id === chosen || first.slug === text;
  return isPlain ? first.id : 'several';
}
