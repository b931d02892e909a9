/** What happens to the waiting plans of an account that loses the right to make them. */
export const plansChoices = ['take over', 'cancel', 'refuse'] as const;
export type PlansChoice = (typeof plansChoices)[number];
