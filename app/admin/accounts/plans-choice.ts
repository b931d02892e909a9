import { type PlansChoice, plansChoices } from '#domain/planned/plans-choice.ts';

/** '1 planned change of theirs', '3 planned changes of theirs'. */
export const countedPlans = (count: number): string =>
  `${count} planned ${count === 1 ? 'change' : 'changes'} of theirs`;

/** The choice in a form for the planned changes of a person who loses their rights; 'refuse' by default. */
export const plansChoiceIn = (form: FormData): PlansChoice =>
  plansChoices.find((choice) => choice === form.get('plans')) ?? 'refuse';

const done: Record<PlansChoice, string> = {
  'take over': 'taken over by you',
  cancel: 'cancelled',
  refuse: 'refused: the dashboard lists them',
};

/** Says what happened to a person's planned changes, to append to another sentence; '' if there are none. */
export const resolvedPlansText = (count: number, choice: PlansChoice): string =>
  count === 0 ? '' : `. ${countedPlans(count)} ${count === 1 ? 'is' : 'are'} ${done[choice]}`;
