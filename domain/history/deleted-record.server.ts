import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bin, history } from '#database/schema/history.ts';

/**
 * The row of a deleted record at its last deletion, and whether the record is in the bin. Undefined if the
 * history has no deletion of it.
 */
export async function findDeletedRecord(db: Database, record: { kind: string; id: number }) {
  const { kind, record_id, table_name, operation } = history;
  const [[deletion], [binned]] = await Promise.all([
    db
      .select({ row: history.before, at: history.at })
      .from(history)
      .where(
        and(
          eq(kind, record.kind),
          eq(record_id, record.id),
          eq(table_name, record.kind),
          eq(operation, 'delete'),
        ),
      )
      .orderBy(desc(history.id))
      .limit(1),
    db
      .select({ id: bin.id })
      .from(bin)
      .where(and(eq(bin.kind, record.kind), eq(bin.record_id, record.id)))
      .limit(1),
  ]);
  return deletion && { row: deletion.row ?? {}, isInBin: binned !== undefined };
}
