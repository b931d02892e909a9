import { randomUUID } from 'node:crypto';
import { machineTime } from '#app/i18n/dates.ts';
import { notices } from '#domain/administrators/security-event.ts';
import { recordSecurity } from '#domain/administrators/security-log.server.ts';
import type { Services } from '#server/visit/context.ts';

type Happened = Parameters<typeof recordSecurity>[1];

/**
 * Adds an entry to the security log, and mails a notice to the owner of the account for events that have one,
 * if a mail server is set up. Failures are only logged, because the event itself has already happened.
 */
export async function note(services: Services, happened: Happened): Promise<void> {
  const { event, administrator, from } = happened;
  const onlyLogged = (what: string) => (error: unknown) =>
    services.log.error({ what, event, error }, 'failed, continued');
  await recordSecurity(services.db, happened).catch(onlyLogged('the security log'));
  const text = notices[event];
  if (!text || !administrator || !services.sendMail) return;
  const lines = [
    text,
    '',
    `When: ${machineTime(new Date())} (Hong Kong time)`,
    ...(from ? [`From: ${from.address}`] : []),
    ...(from?.userAgent ? [`Browser: ${from.userAgent.slice(0, 300)}`] : []),
    '',
    `If this was not you, change your password and sign out everywhere: ${services.site.canonical}/admin/accounts`,
    '',
  ];
  const subject = `Your ${await services.siteName()} back-office account`;
  const mail = { to: administrator.email, subject, text: lines.join('\n') };
  // Not awaited, so that the answer does not wait for the mail server.
  services
    .sendMail({ ...mail, messageId: messageId(services), date: new Date() })
    .catch(onlyLogged('mail'));
}

/** A new Message-ID for a mail from this site. */
export const messageId = ({ site }: Services) =>
  `<${randomUUID()}@${new URL(site.canonical).hostname}>`;
