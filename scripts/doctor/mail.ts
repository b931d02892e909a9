import { sendTestMailTo } from '../../domain/contact/outbox/test-mail.server.ts';
import { languageHosts } from '../../server/hosts/language-hosts.ts';
import { createMailer } from '../../server/mail/create-mailer.ts';
import { checkMailServer } from '../../server/mail/smtp.ts';
import type { Environment } from '../../server/process/env.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

/** Connects to the mail server and signs in; with an address, also sends a test mail there. */
export async function checkMail(env: Environment, address?: string): Promise<Finding[]> {
  if (env.smtpUrl === undefined)
    return [
      address === undefined
        ? warning('Mail', 'No email is sent. Set SMTP_URL to a mail server.')
        : failed('Mail', 'No test email was sent. Set SMTP_URL to a mail server.'),
    ];
  await checkMailServer(env.smtpUrl);
  const { hostname, host } = new URL(env.smtpUrl);
  return [
    ok('Mail', `The mail server ${host} accepts the connection and the password.`),
    env.alertEmail === undefined
      ? warning('Alerts', 'No one is told when a backup fails. Set ALERT_EMAIL to an address.')
      : ok('Alerts', `If a backup fails, ${env.alertEmail} is told.`),
    ...(address === undefined ? [] : [await testMail(env, address, hostname)]),
  ];
}

async function testMail(env: Environment, address: string, mailServer: string): Promise<Finding> {
  const { hostName } = languageHosts(env.siteUrl);
  const answer = await sendTestMailTo(address, 'This is a test of npm run doctor.', {
    mailer: createMailer(env),
    siteName: async () => hostName,
    host: hostName,
    log: { warn: () => undefined, error: () => undefined },
  });
  return answer.outcome === 'failed'
    ? failed('Test email', `It was not sent: ${answer.reason}`)
    : ok('Test email', `${mailServer} accepted it for ${address}. Look whether it arrives.`);
}
