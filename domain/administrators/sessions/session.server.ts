import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { longestSessionDays } from '#database/retention/periods.ts';
import { administrator_sessions } from '#database/schema/administrators.ts';
import type { SignedInAdministrator } from '../administrator.ts';

/** The valid sessions of an account, the last used first. */
export async function listSessions(db: Database, administrator: string) {
  const { id, userId, ipAddress, userAgent, createdAt, last_used_at, expiresAt } =
    administrator_sessions;
  return db
    .select({ id, ipAddress, userAgent, createdAt, last_used_at })
    .from(administrator_sessions)
    .where(
      and(
        eq(userId, administrator),
        gt(expiresAt, sql`now()`),
        gt(createdAt, sql`now() - make_interval(days => ${longestSessionDays})`),
      ),
    )
    .orderBy(desc(last_used_at), desc(createdAt));
}

/** Ends sessions of an account by id; returns how many were its own. */
export async function endSessionsById(
  db: Database,
  administrator: string,
  ids: readonly string[],
): Promise<number> {
  const { id, userId } = administrator_sessions;
  const { rowCount } = await db
    .delete(administrator_sessions)
    .where(and(inArray(id, [...ids]), eq(userId, administrator)));
  return rowCount ?? 0;
}

/** The ids of the account's sessions except the current one. */
export async function otherSessions(
  db: Database,
  { id, session }: Pick<SignedInAdministrator, 'id' | 'session'>,
): Promise<string[]> {
  return (await listSessions(db, id)).map((one) => one.id).filter((one) => one !== session);
}

/** Sets the last use of a session to now. */
export async function markUsed(db: Database, id: string): Promise<void> {
  await db
    .update(administrator_sessions)
    .set({ last_used_at: sql`now()` })
    .where(eq(administrator_sessions.id, id));
}
