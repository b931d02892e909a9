/** Results of a sign-up, which are keys of messages; all but the first two are errors. */
export const newsletterOutcomes = [
  ...(['subscribed', 'unconfirmed', 'invalid', 'duplicate', 'failed'] as const),
] as const;

export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

/** Whether the sign-up was taken. */
export const isTaken = (outcome: NewsletterOutcome): boolean =>
  outcome === 'subscribed' || outcome === 'unconfirmed';

/** Result of a sign-up without JavaScript, as the redirect puts it into the query. */
export interface NewsletterReturn {
  outcome: NewsletterOutcome;
  email: string;
}

/** The result of a newsletter sign-up without JavaScript. */
export function newsletterReturn(query: URLSearchParams): NewsletterReturn | undefined {
  const outcome = newsletterOutcomes.find((one) => one === query.get('newsletter'));
  return outcome && { outcome, email: query.get('email') ?? '' };
}
