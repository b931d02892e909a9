import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  contact_message_lines,
  contact_messages,
  contact_replies,
} from '#database/schema/contact.ts';
import { severalLines } from '../../texts/typed-texts.ts';
import type { MailedLine } from '../outbox/contact-mail.ts';
import { linesAsText } from '../outbox/lines-table.ts';
import { answeredBy } from './message-work.server.ts';

export interface NewAnswer {
  /** The message that is answered. */
  id: number;
  /** The e-mail address of the account that answers. */
  author: string;
  text: string;
  /** A random key in the form: if a page is sent twice, its answer is stored once. */
  formKey: string;
  /** The host name of the site, for the Message-ID. */
  host: string;
  /** The words around the quoted message, in the language of its sender. */
  quoteWords: (message: { name: string; created_at: Date; language_code: string | null }) => {
    heading: string;
    /** The names of item, quantity and note of the lines of a sample request. */
    columns: readonly string[];
  };
}

/**
 * Stores an answer to the sender of a message and marks the message as answered, in one transaction. The same form with
 * the same text is stored once. Call `wakeDelivery` afterwards. False if there is no such message.
 */
export async function answerMessage(db: Database, input: NewAnswer): Promise<boolean> {
  const { id, author, formKey, host } = input;
  const text = severalLines(input.text);
  return db.transaction(async (tx) => {
    const [message] = await tx
      .update(contact_messages)
      .set(answeredBy(author))
      .where(eq(contact_messages.id, id))
      .returning();
    if (!message) return false;
    const lines = await tx
      .select()
      .from(contact_message_lines)
      .where(eq(contact_message_lines.contact_message_id, id))
      .orderBy(asc(contact_message_lines.position));
    const { heading, columns } = input.quoteWords(message);
    const asked = lines.length > 0 ? [linesAsText(columns, lines.map(quotedCells)), ''] : [];
    const quoted = [...asked, message.message].join('\n').trim();
    const subject = /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`;
    await tx
      .insert(contact_replies)
      .values({
        ...{ kind: 'answer', contact_message_id: id, author, email: message.email, subject },
        text: [text, '', heading, ...quotedLines(quoted), ''].join('\n'),
        html: '',
        message_id: `<${digest([formKey, id, text])}@${host}>`,
      })
      .onConflictDoNothing({ target: contact_replies.message_id });
    return true;
  });
}

/** A line of a sample request as its sender saw it. */
const quotedCells = ({ kind, asked, name, quantity, note }: MailedLine): string[] => [
  name === null ? asked : kind === 'code' ? `${asked} (${name})` : name,
  ...[quantity, note],
];

const quotedLines = (text: string) => text.split('\n').map((line) => `> ${line}`.trimEnd());

const digest = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);
