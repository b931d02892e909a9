import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Mailer } from '#domain/contact/outbox/mailer.ts';
import type { Environment } from '../process/env.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** Creates the mailer: the mail server of SMTP_URL, or the outbox folder in DATA_DIR. */
export function createMailer(env: Environment): Mailer {
  const from = env.mailFrom ?? `noreply@${mailDomain(env.siteUrl)}`;
  return env.smtpUrl === undefined
    ? outboxMailer(outboxFolder(env), from)
    : smtpMailer(env.smtpUrl, from);
}

/** The folder of the mails that are written while no mail server is configured. */
export const outboxFolder = ({ dataDir }: Pick<Environment, 'dataDir'>) => join(dataDir, 'outbox');

/** The default recipient of contact messages. */
export function defaultRecipient(siteUrl: string): string {
  return `info@${mailDomain(siteUrl)}`;
}

function mailDomain(siteUrl: string): string {
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  return isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host;
}
