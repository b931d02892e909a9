import type { MailOptions } from 'nodemailer/lib/json-transport';
import type { Mail } from '#domain/contact/outbox/mailer.ts';

/** Converts a mail for nodemailer, which may load no file and no URL for it. */
export function toMailOptions(mail: Mail, from: string) {
  const { messageId, to, replyTo, references, subject, text, html, date } = mail;
  return {
    from,
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    ...(html !== undefined && { html }),
    date,
    messageId,
    ...(references?.[0] && { inReplyTo: references[0], references }),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies MailOptions;
}
