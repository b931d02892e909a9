import { interpolate, type Messages } from '#app/i18n/interpolate.ts';
import { confirmationDays } from '#database/retention/periods.ts';

/** The mail in which a subscriber confirms the subscription, in the subscriber's language. */
export function confirmationMailIn(
  { newsletter }: Messages,
  { site, page }: { site: string; page: string },
): { subject: string; text: string } {
  const { subject, open, days, ignore } = newsletter.confirmation;
  const expiry = interpolate(days, { n: confirmationDays });
  return { subject, text: [open, page, '', expiry, ignore, '', site, ''].join('\n') };
}
