/** Results of a sign-up. All but 'subscribed' are keys of error messages. */
export const newsletterOutcomes = ['subscribed', 'invalid', 'duplicate', 'failed'] as const;

export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

/** Result of a sign-up without JavaScript, as the redirect puts it into the query. */
export interface NewsletterReturn {
  outcome: NewsletterOutcome;
  email: string;
}
