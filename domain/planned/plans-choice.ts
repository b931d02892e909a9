/** What becomes of the waiting plans of a person who loses the right to make them. */
export const plansChoices = ['take over', 'cancel', 'refuse'] as const;
export type PlansChoice = (typeof plansChoices)[number];
