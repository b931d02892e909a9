import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { site_state, siteContent } from '#database/schema/site-state.ts';

/** Whether an earlier start decided whether this content is loaded. */
export async function isSettled(db: Database, key: string): Promise<boolean> {
  const settled = await db.select().from(site_state).where(eq(site_state.key, key));
  return settled.length > 0;
}

/** Records the decision. Returns false if another process that started at the same time has recorded it. */
export async function settle(tx: Database, key: string, load: boolean): Promise<boolean> {
  const decided = await tx
    .insert(site_state)
    .values({ key, value: load ? siteContent.loaded : siteContent.leftEmpty })
    .onConflictDoNothing()
    .returning();
  return decided.length > 0;
}
