import { t } from '#domain/admin-words/t.ts';
import { type PlansChoice, plansChoices } from '#domain/planned/plans-choice.ts';

/** 'Their planned change', 'Their 3 planned changes'. */
export const countedPlans = (count: number): string =>
  t(count === 1 ? 'Their planned change' : 'Their {count} planned changes', { count });

/** What a form chooses for the planned changes of a person who loses their rights. The default is 'refuse'. */
export const plansChoiceIn = (form: FormData): PlansChoice =>
  plansChoices.find((choice) => choice === form.get('plans')) ?? 'refuse';

/** Says for each choice what happened to one planned change, and to several. */
const resolved = {
  'take over': [
    'Their planned change was taken over by you',
    'Their {count} planned changes were taken over by you',
  ],
  cancel: ['Their planned change was cancelled', 'Their {count} planned changes were cancelled'],
  refuse: [
    'Their planned change was left for others on the dashboard',
    'Their {count} planned changes were left for others on the dashboard',
  ],
} as const satisfies Record<PlansChoice, readonly [one: string, several: string]>;

/** Adds to a sentence what happened to a person's planned changes, if there were any. */
export function withResolvedPlans(done: string, count: number, choice: PlansChoice): string {
  if (count === 0) return done;
  const [one, several] = resolved[choice];
  return t('{done}. {more}', { done, more: t(count === 1 ? one : several, { count }) });
}
