import { contactProblemTexts } from '#domain/contact/contact-rules.ts';

/** Words of the public site: contact. `{name}` marks a place that `fill` fills. */
export const contact = {
  /** By field and problem, as `contactProblems` answers them. */
  problems: contactProblemTexts,
};
