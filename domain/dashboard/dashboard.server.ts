import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { type CatalogueKind, catalogueKindNames } from '../records/kinds.ts';

export type RecordCounts = Record<CatalogueKind, number>;

/** How many records of each kind there are, in one query. */
export async function countRecords(db: Database): Promise<RecordCounts> {
  const columns = catalogueKindNames.map((kind) => {
    const table = sql.identifier(kind);
    return sql`(select count(*)::int from ${table}) as ${table}`;
  });
  const answer = await db.execute<RecordCounts & Record<string, unknown>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [row] = answer.rows;
  if (!row) throw new Error('a select without a table answered no row');
  return row;
}
