import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';

/** A table that links records, such as products and their categories, by the ids of both. */
export interface LinkTable {
  links: PgTable;
  record: PgColumn;
  linked: PgColumn;
}

/** The ids of the records that a record is linked to. */
export async function linkedIds(
  db: Database,
  { links, record, linked }: LinkTable,
  id: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`${linked}` })
    .from(links)
    .where(eq(record, id));
  return rows.map((row) => row.id);
}

/** Links a record to others that it is not linked to. */
export async function addLinks(
  tx: Database,
  { links, record, linked }: LinkTable,
  id: number,
  ids: readonly number[],
): Promise<void> {
  const rows = [...new Set(ids)].map((to) => ({ [record.name]: id, [linked.name]: to }));
  if (rows.length > 0) await tx.insert(links).values(rows);
}

/** Links a record to these records only; does nothing if `ids` is undefined. */
export async function replaceLinks(
  tx: Database,
  table: LinkTable,
  id: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (!ids) return;
  await tx.delete(table.links).where(eq(table.record, id));
  await addLinks(tx, table, id, ids);
}
