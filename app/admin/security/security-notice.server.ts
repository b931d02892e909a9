import { randomUUID } from 'node:crypto';
import { machineTime } from '#app/i18n/dates.ts';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { staffLanguageOf } from '#domain/administrators/administrator-editing.server.ts';
import { notices } from '#domain/administrators/security-log/security-event.ts';
import { recordSecurity } from '#domain/administrators/security-log/security-log.server.ts';
import type { Services } from '#server/visit/context.ts';

type Happened = Parameters<typeof recordSecurity>[1];

/**
 * Adds an entry to the security log, and mails a notice to the owner of the account for events that have one,
 * if a mail server is set up. Details are stored in English, as the log has readers of several languages. Failures
 * are only logged, because the event itself has already happened.
 */
export async function note(services: Services, happened: Happened): Promise<void> {
  const { event, administrator, from } = happened;
  const onlyLogged = (what: string) => (error: unknown) =>
    services.log.error({ what, event, error }, 'failed, continued');
  await recordSecurity(services.db, happened).catch(onlyLogged('the security log'));
  const text = notices[event];
  if (!text || !administrator || !services.sendMail) return;
  const site = await services.siteName();
  const mail = await inLanguageOf(services, administrator, () => ({
    to: administrator.email,
    subject: t('Your {site} back-office account', { site }),
    text: [
      translate(text),
      '',
      t('When: {time} (Hong Kong time)', { time: machineTime(new Date()) }),
      ...(from ? [t('From: {address}', { address: from.address })] : []),
      ...(from?.userAgent
        ? [t('Browser: {browser}', { browser: from.userAgent.slice(0, 300) })]
        : []),
      '',
      t('If this was not you, change your password and sign out everywhere: {address}', {
        address: `${services.site.canonical}/admin/accounts`,
      }),
      '',
    ].join('\n'),
  }));
  // Not awaited, so that the answer does not wait for the mail server.
  services
    .sendMail({ ...mail, messageId: messageId(services), date: new Date() })
    .catch(onlyLogged('mail'));
}

/** Runs `work` for a mail to an account: `t` answers in the language of its owner. */
export async function inLanguageOf<Result>(
  { db }: Pick<Services, 'db'>,
  { id }: { id: string },
  work: () => Result,
): Promise<Result> {
  // If the language cannot be read, the mail is written in English.
  return inLanguage(await staffLanguageOf(db, id).catch(() => 'en' as const), work);
}

/** A new Message-ID for a mail from this site. */
export const messageId = ({ site }: Services) =>
  `<${randomUUID()}@${new URL(site.canonical).hostname}>`;
