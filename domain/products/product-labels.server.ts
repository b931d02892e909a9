import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { products } from '#database/schema/products.ts';

/** A text for each product by which {@link findProductNamed} finds it: its name, or its slug if others share the name. */
export async function productLabels(
  db: Database,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const { id, name, slug } = products;
  const shown = [...new Set(ids)].filter((one) => one !== null);
  const rows = await db
    .select({
      ...{ id, name, slug },
      isShared: sql<boolean>`count(*) over (partition by fold(${name})) > 1`,
    })
    .from(products)
    .where(
      sql`fold(${name}) in (select fold(named.name) from products named where named.id = any(${sql.param(shown)}::int[]))`,
    );
  return new Map(rows.map((row) => [row.id, row.isShared ? row.slug : row.name.trim()]));
}
