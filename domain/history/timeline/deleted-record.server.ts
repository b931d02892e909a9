import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bin, history } from '#database/schema/history.ts';
import type { RecordName } from '../recorded/version-states.server.ts';
import { isOwnRow } from './timeline.server.ts';

/**
 * The last deletion of a record: its row, and who deleted it, by e-mail address; null for a deletion from
 * outside the back-office. Undefined if the history has no deletion of it.
 */
export async function findDeletion(db: Database, record: RecordName) {
  const [deletion] = await db
    .select({ row: history.before, by: history.actor })
    .from(history)
    .where(and(isOwnRow(record), eq(history.operation, 'delete')))
    .orderBy(desc(history.id))
    .limit(1);
  return deletion;
}

/** Whether a record is in the bin. */
export async function isInBin(db: Database, { kind, id }: RecordName): Promise<boolean> {
  return (await db.$count(bin, and(eq(bin.kind, kind), eq(bin.record_id, id)))) > 0;
}
