import { machineTime } from '#app/i18n/dates.ts';
import { planInPast } from '#domain/planned/plan-form.ts';
import type { Plan } from '#domain/planned/planning.server.ts';

export const planFailures = {
  plan: 'Failed to save the plan',
  cancel: 'Failed to cancel the plan',
  'take-over': 'Failed to take the plan over',
};

export const planRefusals = {
  past: { plan_at: [planInPast] },
  'no change': { plan_what: ['Nothing in the form differs from what is saved'] },
  files: { plan_what: ['Files cannot be planned. Save them first, then plan the rest'] },
};

/** The refusal if another plan changes the same fields at the same time. */
export const alreadyPlanned = (fields: string[], labels: Record<string, string>): string =>
  `Another change of ${fields.map((name) => labels[name] ?? name).join(', ')} is planned for this moment. Please choose another time, or cancel that plan`;

export const recordChangedFirst =
  'Someone else has changed this record since you opened it. Please load it again.';
export const notCancelled = {
  done: 'This plan has been carried out already.',
  gone: 'There is no such plan. It may have been cancelled already.',
};
export const planAlreadyHandled = 'This plan has been taken over or cancelled already.';

/** '2026-12-01 09:00, Hong Kong time'. */
export const planTime = (at: Date): string => `${machineTime(at)}, Hong Kong time`;

/** A note on a waiting plan whose record is in the bin. */
export const planWaitsInBin =
  'The record is in the bin: this will not happen unless it is brought back.';

/** The part of a plan that lists and forms show. */
export type ShownPlan = Pick<
  Plan,
  'id' | 'at' | 'change' | 'planned_by' | 'refused_reason' | 'changed_fields'
>;

/** What a plan does: 'Active from'. */
export function planVerb({ change: { status } }: Pick<ShownPlan, 'change'>): string {
  return status === 'Active' || status === 'Inactive' ? `${status} from` : 'changes on';
}

/** What a plan does and when: 'Active from 2026-12-01 09:00, Hong Kong time'. */
export const planText = (plan: Pick<ShownPlan, 'at' | 'change'>): string =>
  `${planVerb(plan)} ${planTime(plan.at)}`;

const reasons: Record<NonNullable<Plan['refused_reason']>, string> = {
  changed: 'someone else has changed it',
  deleted: 'the record was in the bin then',
  'slug taken': 'another record uses its slug',
  'too many pins': 'three news items were pinned already',
  'no longer allowed': 'the person who planned it may no longer change this record',
  'not accepted': 'something that it refers to is gone, or a value is not accepted',
};

/** Why a plan was not carried out, with the labels of the changed fields; '' if it was not refused. */
export function refusalText(
  { refused_reason, changed_fields }: Pick<ShownPlan, 'refused_reason' | 'changed_fields'>,
  labels: Record<string, string> = {},
): string {
  if (!refused_reason) return '';
  const fields = changed_fields?.map((name) => labels[name] ?? name).join(', ');
  return fields ? `${reasons[refused_reason]}: ${fields}` : reasons[refused_reason];
}
