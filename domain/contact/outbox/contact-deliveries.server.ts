import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  contact_message_lines,
  contact_messages,
  contact_replies,
} from '#database/schema/contact.ts';
import { ContactDelivery } from './contact-delivery.server.ts';
import { contactMail } from './contact-mail.ts';
import { messageQueue, type QueuedReply, replyQueue } from './contact-queue.server.ts';
import { findContactRecipient, type RecipientParts } from './contact-recipient.server.ts';
import type { Mailer } from './mailer.ts';

interface Parts {
  db: Database;
  mailer: Mailer;
  log: Record<'info' | 'warn' | 'error', (details: object, event: string) => void>;
}

/** Sends contact messages to the company; the recipient is read for each mail. */
export const messageDelivery = (
  parts: Parts & { recipient: () => Promise<string> },
  queue = messageQueue(parts.db),
) =>
  new ContactDelivery({
    ...{ queue, mailer: parts.mailer, log: parts.log, what: 'contact message' },
    mailOf: async (message) => {
      const [lines, recipient] = await Promise.all([
        parts.db
          .select()
          .from(contact_message_lines)
          .where(eq(contact_message_lines.contact_message_id, message.id))
          .orderBy(asc(contact_message_lines.position)),
        parts.recipient(),
      ]);
      return contactMail(message, lines, recipient);
    },
  });

/** Sends receipts, answers and confirmations to visitors. A reply to an answer goes to the company. */
export const replyDelivery = (
  parts: Parts & { recipient: () => Promise<string> },
  queue = replyQueue(parts.db),
) =>
  new ContactDelivery({
    ...{ queue, mailer: parts.mailer, log: parts.log, what: 'mail to a visitor' },
    mailOf: async (reply) => ({
      ...{ messageId: reply.message_id, to: reply.email, subject: reply.subject },
      ...{ text: reply.text, date: reply.created_at },
      ...(reply.html !== '' && { html: reply.html }),
      ...(reply.kind === 'answer' && {
        replyTo: { name: '', address: await parts.recipient() },
        references: await earlierMails(parts.db, reply),
      }),
    }),
  });

/** The Message-IDs of the message and of the earlier mails about it, so that mail programs show them together. */
async function earlierMails(db: Database, { id, contact_message_id }: QueuedReply) {
  const { rows } = await db.execute<{ message_id: string }>(sql`
    select message_id from ${contact_messages} where id = ${contact_message_id}
    union all
    (select message_id from ${contact_replies}
      where contact_message_id = ${contact_message_id} and id < ${id} order by id)`);
  return rows.map(({ message_id }) => message_id);
}

/** The deliveries of both queues, as one. */
export function contactDeliveries(parts: Parts & RecipientParts) {
  const recipient = () => findContactRecipient(parts);
  const all = [messageDelivery({ ...parts, recipient }), replyDelivery({ ...parts, recipient })];
  return {
    start() {
      for (const one of all) one.start();
    },
    wake() {
      for (const one of all) one.wake();
    },
    async stop() {
      await Promise.all(all.map((one) => one.stop()));
    },
    async deliverDue() {
      await Promise.all(all.map((one) => one.deliverDue()));
    },
  };
}
