import { type PlansChoice, plansChoices } from '#domain/planned/plans-choice.ts';

/** '1 planned change of theirs', '3 planned changes of theirs' */
export const plansOfTheirs = (count: number): string =>
  `${count} planned ${count === 1 ? 'change' : 'changes'} of theirs`;

/** What a form says about the planned changes of a person who loses their rights; without it they are refused. */
export const plansChoiceIn = (form: FormData): PlansChoice =>
  plansChoices.find((choice) => choice === form.get('plans')) ?? 'refuse';

const done: Record<PlansChoice, string> = {
  'take over': 'taken over by you',
  cancel: 'cancelled',
  refuse: 'refused: the dashboard lists them',
};

/** What became of their planned changes, to stand behind another sentence. */
export const settledText = (count: number, choice: PlansChoice): string =>
  count === 0 ? '' : `. ${plansOfTheirs(count)} ${count === 1 ? 'is' : 'are'} ${done[choice]}`;
