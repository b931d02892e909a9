import { asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_sessions, administrators } from '#database/schema/administrators.ts';

/** All administrators by name, deactivated ones too, with how many sessions each has open. */
export async function listAdministrators(db: Database) {
  return db
    .select({
      id: administrators.id,
      name: administrators.name,
      email: administrators.email,
      deactivatedAt: administrators.deactivatedAt,
      sessions: count(administrator_sessions.id),
    })
    .from(administrators)
    .leftJoin(
      administrator_sessions,
      sql`${administrator_sessions.userId} = ${administrators.id} and ${administrator_sessions.expiresAt} > now()`,
    )
    .groupBy(administrators.id)
    .orderBy(asc(administrators.name), asc(administrators.email));
}

/**
 * Deactivates an administrator, which ends their sessions, or lets them in again. The last active
 * one stays: nobody could undo it.
 */
export async function setAdministratorActive(
  db: Database,
  id: string,
  active: boolean,
): Promise<'done' | 'last one' | 'gone'> {
  return db.transaction(async (tx) => {
    const others = await tx
      .select({ id: administrators.id })
      .from(administrators)
      .where(isNull(administrators.deactivatedAt))
      .for('update');
    if (!active && others.length <= 1 && others[0]?.id === id) return 'last one';
    const changed = await tx
      .update(administrators)
      .set({ deactivatedAt: active ? null : new Date() })
      .where(eq(administrators.id, id))
      .returning({ id: administrators.id });
    if (changed.length === 0) return 'gone';
    if (!active) await endSessions(tx, id);
    return 'done';
  });
}

/** Signs an administrator out everywhere. */
export async function endSessions(db: Database, id: string): Promise<void> {
  await db.delete(administrator_sessions).where(eq(administrator_sessions.userId, id));
}
