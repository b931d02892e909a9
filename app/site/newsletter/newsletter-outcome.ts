/** What came of a sign-up. Each but 'subscribed' is an error text of the newsletter's words. */
export const newsletterOutcomes = ['subscribed', 'invalid', 'duplicate', 'failed'] as const;

export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

/** A sign-up sent without JavaScript, as the page that the visitor returns to finds it in its query. */
export interface NewsletterReturn {
  outcome: NewsletterOutcome;
  email: string;
}
