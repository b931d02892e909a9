import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { security_log } from '#database/schema/security.ts';
import { notices, type SecurityEvent } from './security-event.ts';

/** Where a request comes from. */
export interface Whereabouts {
  address: string;
  userAgent: string | null;
}

interface Happened {
  event: SecurityEvent;
  /** Whose account it is about; undefined when the address that was tried is nobody's. */
  administrator?: { id: string; email: string } | undefined;
  from?: Whereabouts | undefined;
  /** Whom or what it concerned besides. */
  detail?: string;
}

/** Adds a line to the security log; its id. What a stranger typed as an address is not kept: it may be a password. */
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

/** Notes how often what a line tells has happened within its hour. */
export async function raiseTimes(db: Database, id: number, times: number): Promise<void> {
  await db
    .update(security_log)
    .set({ times: sql`greatest(${security_log.times}, ${times})` })
    .where(eq(security_log.id, id));
}

/** What an administrator has not read yet of what they are told about their account. */
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

/** Marks the notices as read that were there at a moment. */
export async function readNotices(db: Database, administrator: string, until: Date): Promise<void> {
  await db
    .update(administrators)
    .set({ notices_read_at: until })
    .where(eq(administrators.id, administrator));
}

/** The newest lines first; `before` continues behind the line of this id. */
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

/** However many strangers try, the log holds so many lines at most. */
const mostLines = 200_000;

/** Removes lines that are older than a year, and the oldest where there are too many. Answers how many. */
export async function pruneSecurityLog(db: Database, most = mostLines): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from security_log where at < now() - interval '1 year'
      or id <= (select id from security_log order by id desc offset ${most} limit 1)`);
  return rowCount ?? 0;
}
