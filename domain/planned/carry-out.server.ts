import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { setChangeVariables } from '#database/postgres/change-variables.ts';
import type { RowValues } from '#database/schema/history.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { recordCause } from '../history/recorded/cause.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import type { Stores } from '../records/kind.server.ts';
import { mayStillEdit } from '../roles/rights-of-account.server.ts';
import { isSame, parsePlan } from './planned-form.server.ts';
import type { Plan } from './planning.server.ts';

type Refused = Pick<Plan, 'refused_reason' | 'changed_fields'>;

const isWaiting = (plans: typeof planned_changes) =>
  and(isNull(plans.done_at), isNull(plans.refused_reason));

/** The database's current time, plus `ahead` milliseconds. */
const clock = (ahead: number) => sql`now() + ${ahead} * interval '1 millisecond'`;

/** Milliseconds until the next waiting plan is due; undefined if none waits. */
export async function untilNextPlan(db: Database, ahead = 0): Promise<number | undefined> {
  const now = clock(ahead);
  const [row] = await db
    .select({
      wait: sql<string | null>`extract(epoch from min(${planned_changes.at}) - (${now})) * 1000`,
    })
    .from(planned_changes)
    .where(and(isWaiting(planned_changes), gt(planned_changes.at, now)));
  return row?.wait == null ? undefined : Math.ceil(Number(row.wait));
}

/**
 * Carries out every due plan in its own transaction, which also marks it as done: it happens exactly once,
 * even with several processes or after a crash. A plan that fails for another reason than a refusal stays
 * due. Returns the plans that were carried out or refused.
 */
export async function carryOutDue(stores: Stores, ahead = 0): Promise<Plan[]> {
  const handled: Plan[] = [];
  const failed: number[] = [];
  for (;;) {
    let taken: number | undefined;
    try {
      const plan = await stores.db.transaction(async (tx) => {
        const due = await takeDue(tx, failed, ahead);
        taken = due?.id;
        return due && carryOutAndMark(tx, stores, due);
      });
      if (!plan) return handled;
      handled.push(plan);
    } catch (error) {
      if (taken === undefined) throw error;
      failed.push(taken);
      stores.onlyLogged(`planned change ${taken}`, error);
    }
  }
}

/** Locks and returns the next due plan. The plans of one record run in order, even with several processes. */
async function takeDue(tx: Database, except: number[], ahead: number): Promise<Plan | undefined> {
  const earlier = alias(planned_changes, 'earlier');
  const { id, at, kind, record_id } = planned_changes;
  const [plan] = await tx
    .select()
    .from(planned_changes)
    .where(
      and(
        isWaiting(planned_changes),
        sql`${at} <= ${clock(ahead)}`,
        except.length > 0 ? notInArray(id, except) : undefined,
        sql`not exists (select from ${planned_changes} earlier
          where ${earlier.kind} = ${kind} and ${earlier.record_id} = ${record_id}
            and ${isWaiting(earlier as unknown as typeof planned_changes)}
            and (${earlier.at}, ${earlier.id}) < (${at}, ${id}))`,
      ),
    )
    .orderBy(at, id)
    .limit(1)
    .for('update', { skipLocked: true });
  return plan;
}

async function carryOutAndMark(tx: Database, stores: Stores, plan: Plan): Promise<Plan> {
  await setChangeVariables(tx, { actor: plan.planned_by });
  await recordCause(tx, 'plan');
  const { administrator_id, kind } = plan;
  const isAllowed = administrator_id !== null && (await mayStillEdit(tx, administrator_id, kind));
  const refused = isAllowed
    ? await carryOut({ ...stores, db: tx }, plan)
    : refusedBecause('no longer allowed');
  const [handled] = await tx
    .update(planned_changes)
    .set(refused ?? { done_at: sql`now()` })
    .where(eq(planned_changes.id, plan.id))
    .returning();
  if (!handled) throw new Error('a locked row is gone');
  return handled;
}

/** Saves the record as its form would. Returns the refusal, or undefined if it was saved. */
async function carryOut(stores: Stores, plan: Plan): Promise<Refused | undefined> {
  const { record_id, change, before } = plan;
  const { db } = stores;
  const kind = kinds[plan.kind];
  const { table } = kind;
  await db.select({ id: table.id }).from(table).where(eq(table.id, record_id)).for('update');
  const now = await kind.read(db, record_id);
  if (!now) return refusedBecause('deleted');
  const parsed = parsePlan(kind, change, { id: record_id, version: now.version });
  if (!parsed.ok) return refusedBecause('not accepted');
  const wanted: RowValues = parsed.value.input;
  const changed_fields = Object.keys(before).filter(
    (name) => !isSame(now[name], before[name]) && !isSame(now[name], wanted[name]),
  );
  if (changed_fields.length > 0) return { refused_reason: 'changed', changed_fields };
  try {
    const saved = await db.transaction((inner) =>
      kind.save({ ...stores, db: inner }, parsed.value, new Map()),
    );
    if (saved.ok) return undefined;
    if (saved.refusal === 'too many pins') return refusedBecause('too many pins');
    return refusedBecause(saved.refusal === 'taken' ? 'slug taken' : 'not accepted');
  } catch (error) {
    // SQLSTATE classes 22 and 23 mean that the values are invalid; other errors may be temporary.
    if (/^2[23]/.test(databaseFailure(error)?.code ?? '')) return refusedBecause('not accepted');
    throw error;
  }
}

const refusedBecause = (refused_reason: Plan['refused_reason']): Refused => ({
  refused_reason,
  changed_fields: null,
});
