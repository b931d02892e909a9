import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';

/**
 * Who deleted a record last: an e-mail address, or null for a deletion from outside the back-office.
 * Undefined if the history has no deletion of it.
 */
export async function findDeletion(
  db: Database,
  table: string,
  id: number,
): Promise<{ by: string | null } | undefined> {
  const [entry] = await db
    .select({ by: history.actor })
    .from(history)
    .where(
      and(
        eq(history.operation, 'delete'),
        eq(history.table_name, table),
        sql`(${history.row_key} ->> 'id')::int = ${id}`,
      ),
    )
    .orderBy(desc(history.id))
    .limit(1);
  return entry;
}
