import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';

/** Whether the history has a set of changes. */
export async function isRecorded(db: Database, changeSet: string): Promise<boolean> {
  const rows = await db
    .select({ id: history.id })
    .from(history)
    .where(eq(history.change_set, changeSet))
    .limit(1);
  return rows.length > 0;
}
