import { linesAsHtml, linesAsText } from './lines-table.ts';
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
  company: string | null;
  address: string | null;
}

/** A line of a sample request in its mail. */
export interface MailedLine {
  kind: string;
  asked: string;
  name: string | null;
  quantity: string;
  note: string;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** The mail with a contact message for the company; a reply goes to the visitor. */
export function contactMail(
  message: MailedMessage,
  lines: readonly MailedLine[],
  recipient: string,
): Mail {
  const { name, email, subject, created_at, company, address } = message;
  const facts = [
    `Name: ${name}`,
    `Email: ${email}`,
    ...(company ? [`Company: ${company}`] : []),
    ...(address ? [`Address: ${address.replaceAll('\n', ', ')}`] : []),
    `Subject: ${subject}`,
    `Language: ${languageOf(message.language_code)}`,
    `Written: ${writtenAt(created_at)} (Hong Kong time)`,
  ];
  const table = lines.map(lineCells);
  return {
    messageId: message.message_id,
    to: recipient,
    replyTo: { name, address: email },
    subject,
    text: [
      ...[...facts, ''],
      ...(lines.length > 0 ? [linesAsText(lineColumns, table), ''] : []),
      ...[message.message, ''],
    ].join('\n'),
    ...(lines.length > 0 && { html: linesAsHtml(lineColumns, table, facts, message.message) }),
    date: created_at,
  };
}

/** The columns of the table with the lines of a sample request, for the company. */
const lineColumns = ['Kind', 'Asked for', 'Name', 'Quantity', 'Note'];

/** The cells of a line in these columns. */
export const lineCells = ({ kind, asked, name, quantity, note }: MailedLine): string[] => [
  ...[kind, asked, name ?? 'not in the catalogue', quantity, note],
];

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
