import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_languages } from '#database/schema/administrator-languages.ts';
import { administrator_sessions, administrators } from '#database/schema/administrators.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';

/** All accounts by name, including deactivated ones, with their rights and number of open sessions. */
export async function listAdministrators(db: Database) {
  return db
    .select({
      id: administrators.id,
      name: administrators.name,
      email: administrators.email,
      role: administrators.role,
      languages: sql<string[]>`array(
        select ${administrator_languages.language_code} from ${administrator_languages}
        where ${administrator_languages.administrator_id} = ${administrators.id} order by 1)`,
      deactivatedAt: administrators.deactivatedAt,
      sessions: count(administrator_sessions.id),
      plans: sql<number>`(select count(*)::int from ${planned_changes} p
        where p.administrator_id = ${administrators.id}
          and p.done_at is null and p.refused_reason is null)`,
    })
    .from(administrators)
    .leftJoin(
      administrator_sessions,
      sql`${administrator_sessions.userId} = ${administrators.id} and ${administrator_sessions.expiresAt} > now()`,
    )
    .groupBy(administrators.id)
    .orderBy(asc(administrators.name), asc(administrators.email));
}

/** The name and address of an account; undefined if there is none. */
export async function findAdministrator(db: Database, id: string) {
  const { email, name } = administrators;
  const [found] = await db
    .select({ id: administrators.id, email, name })
    .from(administrators)
    .where(eq(administrators.id, id));
  return found;
}
