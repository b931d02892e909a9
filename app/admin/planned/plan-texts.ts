import { machineTime } from '#app/i18n/dates.ts';
import { listed } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { Plan } from '#domain/planned/planning.server.ts';
import { labelled } from '../history/history-texts.ts';

export const planFailures = {
  plan: 'Failed to save the plan',
  cancel: 'Failed to cancel the plan',
  'take-over': 'Failed to take over the plan',
};

export const planInPast = 'This time has passed. Please enter a later one.';

export const planRefusals = {
  past: { plan_at: [planInPast] },
  'no change': { plan_what: ['The form has no changes to plan'] },
  parts: {
    plan_what: [
      'Only the Details tab can be planned. Save the other tabs first, then plan the rest.',
    ],
  },
  files: { plan_what: ['Files cannot be planned. Save them first, then plan the rest.'] },
};

/** The refusal if another plan changes the same fields at the same time. */
export const alreadyPlanned = (fields: string[], labels: Record<string, string>): string =>
  t(
    'Another plan changes {fields} at this time. Please choose another time, or cancel that plan.',
    { fields: fieldNames(fields, labels) },
  );

/** The labels of fields as a list. */
export const fieldNames = (fields: string[], labels: Record<string, string>): string =>
  listed(fields.map((name) => translate(labels[name] ?? name)));

/** The part of a form that plans when its new record becomes Active. */
export const newPlanKey = 'plan';

export const recordChangedFirst =
  'Someone else has changed this record since you opened it. Please reload the page.';
export const notCancelled = {
  done: 'This plan has already run.',
  gone: 'This plan no longer exists. It may have been cancelled.',
};
export const planAlreadyHandled = 'This plan has already been taken over or cancelled.';

/** '2026-12-01 09:00, Hong Kong time'. */
export const planTime = (at: Date): string =>
  t('{time}, Hong Kong time', { time: machineTime(at) });

/** A note on a waiting plan whose record is in the bin. */
export const planWaitsInBin =
  'The record is in the bin: this plan will not run unless the record is restored.';

/** The part of a plan that lists and forms show. */
export type ShownPlan = Pick<
  Plan,
  'id' | 'at' | 'change' | 'planned_by' | 'refused_reason' | 'changed_fields'
>;

/** What a plan does: 'Active from'. */
export function planVerb({ change: { status } }: Pick<ShownPlan, 'change'>): string {
  if (status === 'Active') return t('Active from');
  return status === 'Inactive' ? t('Inactive from') : t('changes on');
}

/** What a plan does and when: 'Active from 2026-12-01 09:00, Hong Kong time'. */
export function planText({ at, change: { status } }: Pick<ShownPlan, 'at' | 'change'>): string {
  const time = planTime(at);
  if (status === 'Active') return t('Active from {time}', { time });
  return status === 'Inactive'
    ? t('Inactive from {time}', { time })
    : t('changes on {time}', { time });
}

const reasons: Record<NonNullable<Plan['refused_reason']>, string> = {
  changed: 'someone else has changed the record',
  deleted: 'the record was in the bin',
  'slug taken': 'another record uses its slug',
  'too many pins': 'three news items were already pinned',
  'no longer allowed': 'the person who planned it is no longer allowed to change this record',
  'not accepted': 'a linked record no longer exists, or a value is not valid',
};

/** Why a plan was not carried out, with the labels of the changed fields; '' if it was not refused. */
export function refusalText(
  { refused_reason, changed_fields }: Pick<ShownPlan, 'refused_reason' | 'changed_fields'>,
  labels: Record<string, string> = {},
): string {
  if (!refused_reason) return '';
  const reason = translate(reasons[refused_reason]);
  return changed_fields?.length ? labelled(reason, fieldNames(changed_fields, labels)) : reason;
}
