import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { mostSecurityEntries, yearsOfSecurityLog } from '#database/retention/periods.ts';
import { administrators } from '#database/schema/administrators.ts';
import { security_log } from '#database/schema/security.ts';
import { notices, type SecurityEvent } from './security-event.ts';

/** The source of a request. */
export interface RequestSource {
  address: string;
  userAgent: string | null;
}

interface Happened {
  event: SecurityEvent;
  /** The account concerned; undefined if the address that was tried has no account. */
  administrator?: { id: string; email: string } | undefined;
  from?: RequestSource | undefined;
  /** Further details, such as another account. */
  detail?: string;
}

/**
 * Adds an entry to the security log and returns its id. An address without an account is not stored, because
 * it may be a password typed in the wrong field.
 */
export async function recordSecurity(
  db: Database,
  { event, administrator, from, detail }: Happened,
): Promise<number> {
  const [line] = await db
    .insert(security_log)
    .values({
      event,
      administrator_id: administrator?.id ?? null,
      email: administrator?.email ?? null,
      address: from?.address ?? null,
      user_agent: from?.userAgent?.slice(0, 300) ?? null,
      detail: detail ?? null,
    })
    .returning({ id: security_log.id });
  return line?.id ?? 0;
}

/** Raises the count of an hourly entry. */
export async function addOccurrences(db: Database, id: number, times: number): Promise<void> {
  await db
    .update(security_log)
    .set({ times: sql`greatest(${security_log.times}, ${times})` })
    .where(eq(security_log.id, id));
}

/** The security notices that an administrator has not read. */
export async function unreadNotices(db: Database, administrator: string) {
  return db
    .select({
      id: security_log.id,
      at: security_log.at,
      event: security_log.event,
      address: security_log.address,
    })
    .from(security_log)
    .innerJoin(administrators, eq(administrators.id, security_log.administrator_id))
    .where(
      and(
        eq(administrators.id, administrator),
        inArray(security_log.event, Object.keys(notices)),
        gt(security_log.at, administrators.notices_read_at),
      ),
    )
    .orderBy(desc(security_log.id))
    .limit(5);
}

/** Marks the notices up to a time as read. */
export async function readNotices(db: Database, administrator: string, until: Date): Promise<void> {
  await db
    .update(administrators)
    .set({ notices_read_at: until })
    .where(eq(administrators.id, administrator));
}

/** Security log entries, newest first; with `before`, only entries with a smaller id. */
export async function listSecurity(
  db: Database,
  filter: { email: string | undefined; event: string | undefined; before: number | undefined },
  limit: number,
) {
  const { id, email, event } = security_log;
  return db
    .select()
    .from(security_log)
    .where(
      and(
        filter.email === undefined ? undefined : eq(email, filter.email),
        filter.event === undefined ? undefined : eq(event, filter.event),
        filter.before === undefined ? undefined : lt(id, filter.before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Deletes entries older than {@link yearsOfSecurityLog}, and the oldest ones above the limit. Returns their number. */
export async function pruneSecurityLog(db: Database, most = mostSecurityEntries): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from security_log where at < now() - make_interval(years => ${yearsOfSecurityLog})
      or id <= (select id from security_log order by id desc offset ${most} limit 1)`);
  return rowCount ?? 0;
}
