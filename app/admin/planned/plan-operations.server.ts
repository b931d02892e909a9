import { t } from '#domain/admin-words/t.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { carryOutDue } from '#domain/planned/carry-out.server.ts';
import { planForm } from '#domain/planned/plan-form.ts';
import { cancelPlan, findPlan, planChange } from '#domain/planned/planning.server.ts';
import { takeOverPlan } from '#domain/planned/plans-of-account.server.ts';
import { labelsOf } from '#domain/records/kind-fields.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { partsField } from '../actions/parts-field.ts';
import { editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import {
  alreadyPlanned,
  notCancelled,
  planAlreadyHandled,
  planFailures,
  planRefusals,
  planText,
  planTime,
  recordChangedFirst,
  refusalText,
} from './plan-texts.ts';

interface PlannedRecord {
  kind: PublishedKind;
  id: number;
}

const statuses = { activate: 'Active', deactivate: 'Inactive' } as const;

/** Plans a status, or the changes in the record's form, for the time in plan_at; plan_what says which of them. */
export async function plan(
  { form, files, db }: Operation,
  record: PlannedRecord,
): Promise<ActionResult> {
  const parsed = parseForm(planForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { plan_what, plan_at } = parsed.value;
  let wanted: Parameters<typeof planChange>[3];
  if (plan_what === 'changes') {
    const removes = Object.values(kinds[record.kind].uploads).some(
      ({ several }) => several && form.has(several.removed),
    );
    if (files.size > 0 || form.has('plan_files') || removes)
      return { ok: false, errors: planRefusals.files };
    if (form.has(partsField)) return { ok: false, errors: planRefusals.parts };
    wanted = { version: editIn(form)?.version ?? 0, form };
  } else wanted = { status: statuses[plan_what] };
  const planned = await planChange(db, record, plan_at, wanted);
  if (planned.ok) return { ok: true, toast: t('Planned for {time}', { time: planTime(plan_at) }) };
  if (planned.refusal === 'not accepted') return { ok: false, errors: planned.errors };
  if (planned.refusal === 'past' || planned.refusal === 'no change')
    return { ok: false, errors: planRefusals[planned.refusal] };
  if (planned.refusal === 'planned already') {
    const text = alreadyPlanned(planned.fields, labelsOf(kinds[record.kind].fields));
    return { ok: false, errors: { plan_at: [text] } };
  }
  return {
    ok: false,
    toast: { title: planFailures.plan, text: recordChangedFirst },
    details: [recordChangedFirst],
  };
}

/** Cancels a plan that is waiting or was refused. */
export async function cancel(
  { form, db }: Operation,
  record: PlannedRecord,
): Promise<ActionResult> {
  const outcome = await cancelPlan(db, record, numberIn(form, 'plan') ?? 0);
  if (outcome === 'cancelled') return { ok: true, toast: 'Plan cancelled' };
  return { ok: false, toast: { title: planFailures.cancel, text: notCancelled[outcome] } };
}

/** Takes over a plan whose planner lost the rights for it. If its time has passed, it is carried out immediately. */
export async function takeOver(
  { form, db, services, administrator, onlyLogged }: Operation,
  record: PlannedRecord,
): Promise<ActionResult> {
  const id = numberIn(form, 'plan') ?? 0;
  if (!(await takeOverPlan(db, administrator, record, id)))
    return { ok: false, toast: { title: planFailures['take-over'], text: planAlreadyHandled } };
  await carryOutDue({ ...services, onlyLogged });
  const plan = await findPlan(db, id);
  if (!plan || plan.done_at) return { ok: true, toast: 'Plan taken over and run' };
  if (plan.refused_reason)
    return { ok: false, toast: { title: planFailures['take-over'], text: refusalText(plan) } };
  return { ok: true, toast: t('Plan taken over: {plan}', { plan: planText(plan) }) };
}
