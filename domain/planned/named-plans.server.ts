import { asc, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bin } from '#database/schema/history.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { recordNameKey, recordNames } from '../history/record-names.server.ts';
import type { Plan } from './planning.server.ts';

export interface NamedPlan extends Plan {
  /** The name of its record. */
  name: string;
  /** False if the record is in the bin. */
  isThere: boolean;
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
