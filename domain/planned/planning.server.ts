import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { monthsOfDonePlans } from '#database/retention/periods.ts';
import type { RowValues } from '#database/schema/history.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import type { FormErrors } from '../forms/form-values.ts';
import { parseRecordForm } from '../forms/record-form.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import type { PublishedKind } from '../kinds/kinds.ts';
import { changeIn, isSame, plannedValues } from './planned-form.server.ts';
import { isPlan } from './plans-of-account.server.ts';

export type Plan = typeof planned_changes.$inferSelect;

interface PlannedRecord {
  kind: PublishedKind;
  id: number;
}

/**
 * A status, which is set whatever else is edited until then; or a form, with the version of the record when it was
 * opened.
 */
type Wanted = { status: 'Active' | 'Inactive' } | { version: number; form: FormData };

type PlanSaved =
  | { ok: true }
  | { ok: false; refusal: 'past' | 'gone' | 'changed' | 'no change' }
  | { ok: false; refusal: 'not accepted'; errors: FormErrors }
  | {
      ok: false;
      refusal: 'planned already';
      /** The fields that a waiting plan sets to other values at the same time. */
      fields: string[];
    };

/**
 * Plans a change of a record at a time. Of a form, only the changed fields are kept, as they were sent, so
 * other fields may be edited until then.
 */
export async function planChange(
  db: Database,
  { kind, id }: PlannedRecord,
  at: Date,
  wanted: Wanted,
): Promise<PlanSaved> {
  const recordKind = kinds[kind];
  const entered =
    'form' in wanted
      ? parseRecordForm(recordKind.form, wanted.form, { id, version: wanted.version })
      : undefined;
  if (entered && !entered.ok) return { ok: false, refusal: 'not accepted', errors: entered.errors };
  return db.transaction(async (tx): Promise<PlanSaved> => {
    const { rows } = await tx.execute<{ past: boolean }>(
      sql`select ${at.toISOString()}::timestamptz <= now() as past`,
    );
    if (rows[0]?.past) return { ok: false, refusal: 'past' };
    // The row lock makes concurrent plans of one record run one after the other.
    const { table } = recordKind;
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
    const now = await recordKind.read(tx, id);
    if (!now) return { ok: false, refusal: 'gone' };
    let change: RowValues;
    let before: RowValues = {};
    if ('status' in wanted) change = { status: wanted.status };
    else {
      if (wanted.version !== now.version) return { ok: false, refusal: 'changed' };
      ({ change, before } = changeIn(recordKind, wanted.form, entered?.value.input ?? {}, now));
      if (Object.keys(change).length === 0) return { ok: false, refusal: 'no change' };
    }
    const fields = await conflictingFields(tx, { kind, id }, at, change);
    if (fields.length > 0) return { ok: false, refusal: 'planned already', fields };
    const planned_by = sql`history_actor()`;
    await tx
      .insert(planned_changes)
      .values({ kind, record_id: id, at, change, before, planned_by });
    return { ok: true };
  });
}

const open = isNull(planned_changes.done_at);

/** The fields of `change` that a waiting plan sets to another value at the same time. */
async function conflictingFields(
  tx: Database,
  { kind, id }: PlannedRecord,
  at: Date,
  change: RowValues,
): Promise<string[]> {
  const plans = await plansOf(tx, kind, [id]);
  const others = plans.filter(
    (plan) => plan.refused_reason === null && plan.at.getTime() === at.getTime(),
  );
  const valuesOf = (of: RowValues) => plannedValues(kinds[kind], of);
  const planned = others.map((plan) => valuesOf(plan.change));
  return Object.entries(valuesOf(change)).flatMap(([name, value]) =>
    planned.some((one) => name in one && !isSame(one[name], value)) ? [name] : [],
  );
}

/** Deletes a plan that waits or was refused; 'done' if it was already carried out. */
export async function cancelPlan(
  db: Database,
  record: PlannedRecord,
  plan: number,
): Promise<'cancelled' | 'done' | 'gone'> {
  const { rowCount } = await db.delete(planned_changes).where(and(isPlan(record, plan), open));
  if (rowCount) return 'cancelled';
  return (await db.$count(planned_changes, isPlan(record, plan))) > 0 ? 'done' : 'gone';
}

/** A plan by id; undefined if there is none. */
export async function findPlan(db: Database, id: number): Promise<Plan | undefined> {
  const [plan] = await db.select().from(planned_changes).where(eq(planned_changes.id, id));
  return plan;
}

/** The waiting and refused plans of these records, the earliest first. */
export function plansOf(
  db: Database,
  kind: PublishedKind,
  ids: readonly number[],
): Promise<Plan[]> {
  return db
    .select()
    .from(planned_changes)
    .where(and(eq(planned_changes.kind, kind), inArray(planned_changes.record_id, [...ids]), open))
    .orderBy(asc(planned_changes.at), asc(planned_changes.id));
}

/** Deletes plans that were carried out more than {@link monthsOfDonePlans} ago; the history keeps the changes. */
export async function forgetDonePlans(db: Database): Promise<void> {
  await db
    .delete(planned_changes)
    .where(lt(planned_changes.done_at, sql`now() - make_interval(months => ${monthsOfDonePlans})`));
}
