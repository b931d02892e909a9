/** The steps from an empty site to one that can be shown, in order. */
export const firstSteps = ['company', 'languages', 'category', 'product', 'recipient'] as const;

export type FirstStep = (typeof firstSteps)[number];
