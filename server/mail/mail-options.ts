import type { MailOptions } from 'nodemailer/lib/json-transport';
import type { Mail } from '#domain/contact/mailer.ts';

/** A mail as nodemailer takes it. Nothing in it may read a file or an address. */
export function composed({ messageId, to, replyTo, subject, text, date }: Mail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    date,
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies MailOptions;
}
