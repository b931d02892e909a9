import { t } from '#domain/admin-words/t.ts';
import {
  makePasswordLink,
  passwordLinkPath,
} from '#domain/administrators/passwords/password-link.server.ts';
import type { RequestSource } from '#domain/administrators/security-log/security-log.server.ts';
import type { Services } from '#server/visit/context.ts';
import { inLanguageOf, messageId, note } from '../../security/security-notice.server.ts';

/** Mails a link for a new password to the administrator with this address, if one exists. Never throws. */
export async function mailPasswordLink(
  services: Services,
  email: string,
  from: RequestSource,
): Promise<void> {
  const { db, sendMail, site, limits, log } = services;
  try {
    // Rate-limited without a message, so that an inbox cannot be flooded.
    if ((await limits.passwordMail.take(email.toLowerCase())).wait > 0) return;
    const made = await makePasswordLink(db, email);
    if (!made || !sendMail) return;
    const { administrator, secret } = made;
    await note(services, { event: 'password link', administrator, from });
    const siteName = await services.siteName();
    const mail = await inLanguageOf(services, administrator, () => ({
      subject: t('A new password for the {site} back-office', { site: siteName }),
      text: [
        t('Someone requested a new password for your account. Choose one here within an hour:'),
        '',
        site.canonical + passwordLinkPath(secret),
        '',
        t(
          'The request came from {address}. If it was not you, ignore this email: your password has not changed.',
          { address: from.address },
        ),
        '',
      ].join('\n'),
    }));
    await sendMail({
      ...mail,
      messageId: messageId(services),
      to: administrator.email,
      date: new Date(),
    });
  } catch (error) {
    log.error({ what: 'password mail', error }, 'failed, continued');
  }
}
