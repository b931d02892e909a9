import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { daysInBin, versionsKept, yearsOfHistory } from '#database/retention/periods.ts';

/**
 * Deletes history entries older than {@link yearsOfHistory}, but never the last {@link versionsKept} versions of a
 * record, and the entries of deleted subscribers. Returns the number of deleted entries.
 */
export async function pruneHistory(db: Database): Promise<number> {
  return (await pruneVersions(db)) + (await forgetSubscribers(db));
}

/**
 * Deletes the history of subscribers who were deleted by SQL, after the bin's days. For those who were in the
 * bin, a trigger deletes it when they leave the bin.
 */
async function forgetSubscribers(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from history old
    where old.kind = 'newsletter_subscription'
      and not exists (select from newsletter_subscription s where s.id = old.record_id)
      and not exists (select from bin where bin.kind = old.kind and bin.record_id = old.record_id)
      and not exists (
        select from history newer
        where newer.kind = old.kind and newer.record_id = old.record_id
          and newer.at > now() - make_interval(days => ${daysInBin}))`);
  return rowCount ?? 0;
}

async function pruneVersions(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from history old
    where old.at < now() - make_interval(years => ${yearsOfHistory})
      and (
        select count(distinct newer.change_set) from history newer
        where newer.kind = old.kind and newer.record_id is not distinct from old.record_id
          and newer.id > old.id and newer.change_set <> old.change_set
      ) >= ${versionsKept}
      and not exists (select from bin where bin.change_set = old.change_set)`);
  return rowCount ?? 0;
}
