import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { mayEdit, type Rights } from '../roles/role-rights.ts';
import type { PlansChoice } from './plans-choice.ts';

/** The e-mail address of an account, which the history stores as the author. */
const planner = (id: string) => sql`(select email from ${administrators} where id = ${id})`;

/**
 * Takes over, cancels or refuses the waiting plans of an account that loses rights, in the caller's
 * transaction. With `rights`, only plans of kinds that these rights do not allow to edit. Returns their
 * number.
 */
export async function resolvePlans(
  tx: Database,
  person: string,
  { choice, actor, rights }: { choice: PlansChoice; actor: string; rights?: Rights },
): Promise<number> {
  const { administrator_id, done_at, refused_reason, kind } = planned_changes;
  const lostKinds = kind.enumValues.filter((one) => !rights || !mayEdit(rights, one));
  const waitingPlans = and(
    eq(administrator_id, person),
    isNull(done_at),
    isNull(refused_reason),
    inArray(kind, lostKinds),
  );
  const values =
    choice === 'refuse'
      ? ({ refused_reason: 'no longer allowed' } as const)
      : { administrator_id: actor, planned_by: planner(actor) };
  const { rowCount } = await (choice === 'cancel'
    ? tx.delete(planned_changes).where(waitingPlans)
    : tx.update(planned_changes).set(values).where(waitingPlans));
  return rowCount ?? 0;
}

/** The condition for a plan of a record. */
export const isPlan = ({ kind, id }: { kind: string; id: number }, plan: number) =>
  and(
    eq(planned_changes.id, plan),
    sql`${planned_changes.kind} = ${kind}`,
    eq(planned_changes.record_id, id),
  );

/**
 * Assigns a plan to the actor, if it was refused because its planner lost the right to it. The plan then waits for
 * its time, or is due at once. False if it is gone or was already taken over.
 */
export async function takeOverPlan(
  db: Database,
  actor: { id: string },
  record: { kind: string; id: number },
  plan: number,
): Promise<boolean> {
  const { rowCount } = await db
    .update(planned_changes)
    .set({ administrator_id: actor.id, planned_by: planner(actor.id), refused_reason: null })
    .where(and(isPlan(record, plan), eq(planned_changes.refused_reason, 'no longer allowed')));
  return Boolean(rowCount);
}
