import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { freeCopy } from './free-copy.ts';

/** The first value like `x-copy` of a column that is free among the rows that meet `among`. */
export async function freeCopyIn(
  db: Database,
  column: PgColumn,
  { original, max, among }: { original: string; max: number; among?: SQL },
): Promise<string> {
  const taken = await db
    .select({ value: sql<string>`${column}` })
    .from(column.table)
    .where(and(sql`${column} like '%-copy%'`, among));
  return freeCopy(
    original,
    taken.map(({ value }) => value),
    max,
  );
}
