import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  contact_message_lines,
  contact_messages,
  contact_replies,
} from '#database/schema/contact.ts';
import { maxContactMessages } from '../contact/contact.server.ts';
import { contactLimits } from '../contact/contact-rules.ts';
import { mayGetMail } from '../contact/outbox/mail-limit.server.ts';
import { originalLanguage } from '../languages/language.ts';
import { type SampleInput, type SampleProblems, sampleProblems } from './sample-rules.ts';
import { recordName, type ShownLine, showLines } from './shown-lines.server.ts';

/** A receipt in the sender's language. */
export interface Receipt {
  subject: string;
  text: string;
  html: string;
}

export interface NewSampleRequest extends SampleInput {
  /** A random key in the form: if a page is sent twice, its request is stored once. */
  formKey: string;
  language_code: string;
  /** The host name of the site, for the Message-IDs. */
  host: string;
  /** Writes the receipt, with the secret of the request's page. */
  receipt: (secret: string) => Receipt;
}

export type SampleAnswer =
  | { ok: true; secret: string }
  | { ok: false; problems: SampleProblems; full?: undefined }
  | { ok: false; full: true };

/**
 * Stores a cleaned request as a contact message with its lines and its receipt, in one transaction. The same form with
 * the same content is stored once. Call `wakeDelivery` afterwards. Rejects if the database fails.
 */
export async function acceptSampleRequest(
  db: Database,
  input: NewSampleRequest,
): Promise<SampleAnswer> {
  const problems = sampleProblems(input);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  if ((await db.$count(contact_messages)) >= maxContactMessages) return { ok: false, full: true };
  const { name, email, company, address, message, language_code } = input;
  const lines = await showLines(db, originalLanguage, input.lines);
  const request_key = requestKey(input);
  const secret = randomBytes(18).toString('base64url');
  const messageId = () => `<${randomUUID()}@${input.host}>`;
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(contact_messages)
      .values({
        ...{ name, email, message, language_code, request_key, secret },
        company: company || null,
        address,
        subject: subjectOf(lines),
        message_id: messageId(),
      })
      .onConflictDoNothing({ target: contact_messages.request_key })
      .returning({ id: contact_messages.id });
    if (!stored) return { ok: true, secret: await secretOf(tx, request_key) };
    await tx.insert(contact_message_lines).values(
      lines.map(({ kind, asked, quantity, note, record }, position) => ({
        ...{ contact_message_id: stored.id, position, kind, asked, quantity, note },
        name: record ? recordName({ asked, record }) : null,
      })),
    );
    if (await mayGetMail(tx, email))
      await tx.insert(contact_replies).values({
        ...{ contact_message_id: stored.id, email, message_id: messageId() },
        ...input.receipt(secret),
      });
    return { ok: true, secret };
  });
}

const requestKey = ({ formKey, receipt: _, ...content }: NewSampleRequest): string =>
  hash('sha256', JSON.stringify([formKey, content]), 'base64url');

/** A subject in English, because staff read it: `Sample request: ST120, ST Viscose`. */
function subjectOf(lines: ShownLine[]): string {
  const names = lines.map((line) => (line.kind === 'code' ? line.asked : recordName(line)));
  const subject = [...`Sample request: ${names.join(', ')}`];
  const { most } = contactLimits.subject;
  return subject.length > most ? `${subject.slice(0, most - 1).join('')}…` : subject.join('');
}

async function secretOf(db: Database, request_key: string): Promise<string> {
  const [stored] = await db
    .select({ secret: contact_messages.secret })
    .from(contact_messages)
    .where(eq(contact_messages.request_key, request_key));
  if (!stored?.secret) throw new Error('A sample request was not stored.');
  return stored.secret;
}

/** A sent request as its page shows it, in a language; undefined if there is none with this secret. */
export async function findSampleRequest(db: Database, languageCode: string, secret: string) {
  const { id, name, email, company, address, message, created_at, sent_at, answered_at } =
    contact_messages;
  const [request] = await db
    .select({ id, name, email, company, address, message, created_at, sent_at, answered_at })
    .from(contact_messages)
    .where(eq(contact_messages.secret, secret));
  if (!request) return undefined;
  const { kind, asked, quantity, note } = contact_message_lines;
  const lines = await db
    .select({ kind, asked, quantity, note })
    .from(contact_message_lines)
    .where(eq(contact_message_lines.contact_message_id, request.id))
    .orderBy(asc(contact_message_lines.position));
  const hasReceipt = await db.$count(
    contact_replies,
    and(eq(contact_replies.contact_message_id, request.id), eq(contact_replies.kind, 'receipt')),
  );
  return {
    ...request,
    hasReceipt: hasReceipt > 0,
    lines: await showLines(db, languageCode, lines),
  };
}
