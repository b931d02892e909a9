/** The results of a sign-up. Each is the key of its message. */
export const newsletterOutcomes = [
  ...(['subscribed', 'unconfirmed', 'invalid', 'duplicate', 'failed'] as const),
] as const;

export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

/** Whether a sign-up was accepted. All other results are errors. */
export const isTaken = (outcome: NewsletterOutcome): boolean =>
  outcome === 'subscribed' || outcome === 'unconfirmed';

/** The result of a sign-up without JavaScript, which the redirect puts into the query. */
export interface NewsletterReturn {
  outcome: NewsletterOutcome;
  email: string;
}

/** Reads the result of a sign-up from the query. */
export function newsletterReturn(query: URLSearchParams): NewsletterReturn | undefined {
  const outcome = newsletterOutcomes.find((one) => one === query.get('newsletter'));
  return outcome && { outcome, email: query.get('email') ?? '' };
}
