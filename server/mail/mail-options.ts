import type { MailOptions } from 'nodemailer/lib/json-transport';
import type { Mail } from '#domain/contact/outbox/mailer.ts';

/** Converts a mail to nodemailer's options. They forbid nodemailer to load files and URLs. */
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
