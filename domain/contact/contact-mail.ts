import type { Mail } from './mailer.ts';

/** The parts of a stored contact message that its mail contains. */
export interface MailedMessage {
  message_id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  language_code: string | null;
  created_at: Date;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** The mail with a contact message for the company; a reply goes to the visitor. */
export function contactMail(message: MailedMessage, recipient: string): Mail {
  const { name, email, subject, created_at } = message;
  return {
    messageId: message.message_id,
    to: recipient,
    replyTo: { name, address: email },
    subject,
    text: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Subject: ${subject}`,
      `Language: ${languageOf(message.language_code)}`,
      `Written: ${writtenAt(created_at)} (Hong Kong time)`,
      '',
      message.message,
      '',
    ].join('\n'),
    date: created_at,
  };
}

function languageOf(code: string | null): string {
  if (code === null) return 'unknown';
  try {
    return `${languageNames.of(code) ?? code} (${code})`;
  } catch {
    // The table may contain a language code that Intl does not accept.
    return code;
  }
}

function writtenAt(moment: Date): string {
  return moment.toLocaleString('en-GB', {
    timeZone: 'Asia/Hong_Kong',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
