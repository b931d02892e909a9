import { asc, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bin } from '#database/schema/history.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { recordNameKey, recordNames } from '../history/recorded/record-names.server.ts';
import type { Plan } from './planning.server.ts';

export interface NamedPlan extends Plan {
  /** The name of its record. */
  name: string;
  /** False if the record is in the bin. */
  isThere: boolean;
}

/** The number of plans that wait, that are overdue and that were refused, and when the next one is due. */
export async function countPlans(db: Database) {
  const { refused_reason, at, done_at } = planned_changes;
  const waits = isNull(refused_reason);
  const [counts] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${waits}))::int`,
      // A minute, because a plan runs up to half a minute after it is due.
      overdue: sql<number>`(count(*) filter (where ${waits} and ${at} < now() - interval '1 minute'))::int`,
      refused: sql<number>`(count(*) filter (where not ${waits}))::int`,
      next: sql<Date | null>`min(${at}) filter (where ${waits})`.mapWith(at),
    })
    .from(planned_changes)
    .where(isNull(done_at));
  if (!counts) throw new Error('an aggregate answered no row');
  return counts;
}

/** Open plans with the names of their records: refused plans first, then waiting plans, the earliest first. */
export async function listPlans(db: Database, limit: number): Promise<NamedPlan[]> {
  const { refused_reason, at, id } = planned_changes;
  const plans = await db
    .select({
      plan: planned_changes,
      // Drizzle drops the table name of a column here, so `kind` would be the bin's column.
      isThere: sql<boolean>`not exists (select from ${bin} b
        where b.kind = ${planned_changes}.kind and b.record_id = ${planned_changes}.record_id)`,
    })
    .from(planned_changes)
    .where(isNull(planned_changes.done_at))
    .orderBy(sql`${refused_reason} is null`, asc(at), asc(id))
    .limit(limit);
  const names = await recordNames(
    db,
    plans.map(({ plan }) => ({ kind: plan.kind, id: plan.record_id })),
  );
  return plans.map(({ plan, isThere }) => ({
    ...plan,
    isThere,
    name: names.get(recordNameKey(plan.kind, plan.record_id)) ?? '',
  }));
}
