import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { oneLine, severalLines } from '../texts/typed-texts.ts';
import { type ContactInput, type ContactProblems, contactProblems } from './contact-rules.ts';

export interface NewContactMessage extends ContactInput {
  /** The language of the host on which it was written. */
  language_code: string | null;
  /** The host name of the site, for the Message-ID. */
  host: string;
}

export type ContactAnswer =
  | { ok: true; id: number }
  | { ok: false; problems: ContactProblems; full?: undefined }
  | { ok: false; full: true };

/**
 * The most messages that are stored; with the longest texts they take a few hundred megabytes. Concurrent
 * messages may exceed it slightly.
 */
export const maxContactMessages = 10_000;

/**
 * Stores a visitor's message for delivery; if it resolves with `ok`, the message is committed. Call
 * `wakeDelivery` afterwards. Line breaks in name, email and subject and all other control characters are
 * removed first, so that no input can become a mail header. Returns `full` if the storage limit is reached.
 * Rejects if the database fails.
 */
export async function acceptContactMessage(
  db: Database,
  input: NewContactMessage,
): Promise<ContactAnswer> {
  const typed = cleaned(input);
  const problems = contactProblems(typed);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  if ((await db.$count(contact_messages)) >= maxContactMessages) return { ok: false, full: true };
  const [stored] = await db
    .insert(contact_messages)
    .values({
      ...typed,
      language_code: input.language_code,
      message_id: `<${randomUUID()}@${input.host}>`,
    })
    .returning({ id: contact_messages.id });
  if (!stored) throw new Error('A contact message was not stored.');
  return { ok: true, id: stored.id };
}

function cleaned({ name, email, subject, message }: ContactInput): ContactInput {
  return {
    name: oneLine(name),
    email: email.toWellFormed().trim(),
    subject: oneLine(subject),
    message: severalLines(message),
  };
}
