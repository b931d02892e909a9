import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_sessions } from '#database/schema/administrators.ts';

/** Where an administrator is signed in, the last used first. */
export async function listSessions(db: Database, administrator: string) {
  const { id, userId, ipAddress, userAgent, createdAt, last_used_at, expiresAt } =
    administrator_sessions;
  return db
    .select({ id, ipAddress, userAgent, createdAt, last_used_at })
    .from(administrator_sessions)
    .where(and(eq(userId, administrator), gt(expiresAt, sql`now()`)))
    .orderBy(desc(last_used_at), desc(createdAt));
}

/** Ends one session of an administrator. One that is gone already is no failure. */
export async function endSession(db: Database, administrator: string, id: string): Promise<void> {
  await db
    .delete(administrator_sessions)
    .where(
      and(eq(administrator_sessions.id, id), eq(administrator_sessions.userId, administrator)),
    );
}

/** Says that a session is at work. */
export async function markUsed(db: Database, id: string): Promise<void> {
  await db
    .update(administrator_sessions)
    .set({ last_used_at: sql`now()` })
    .where(eq(administrator_sessions.id, id));
}
