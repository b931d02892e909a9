import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Mailer } from '#domain/contact/mailer.ts';
import type { Environment } from '../env.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mail server of SMTP_URL, or the outbox folder below DATA_DIR. */
export function createMailer(env: Environment): Mailer {
  const from = env.mailFrom ?? `noreply@${mailDomain(env.siteUrl)}`;
  return env.smtpUrl === undefined
    ? outboxMailer(outboxFolder(env), from)
    : smtpMailer(env.smtpUrl, from);
}

/** Where mails are that no mail server was there for. */
export const outboxFolder = ({ dataDir }: Pick<Environment, 'dataDir'>) => join(dataDir, 'outbox');

/** Where contact messages go by default. */
export function defaultRecipient(siteUrl: string): string {
  return `info@${mailDomain(siteUrl)}`;
}

function mailDomain(siteUrl: string): string {
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  return isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host;
}
