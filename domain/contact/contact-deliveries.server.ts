import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_message_lines } from '#database/schema/contact.ts';
import { ContactDelivery } from './contact-delivery.server.ts';
import { contactMail } from './contact-mail.ts';
import { messageQueue, replyQueue } from './contact-queue.server.ts';
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

/** Sends the receipts of sample requests to their senders. */
export const replyDelivery = (parts: Parts, queue = replyQueue(parts.db)) =>
  new ContactDelivery({
    ...{ queue, mailer: parts.mailer, log: parts.log, what: 'receipt' },
    mailOf: async ({ message_id, email, subject, text, html, created_at }) => ({
      ...{ messageId: message_id, to: email, subject, text, html, date: created_at },
    }),
  });

/** Both deliveries as one. */
export function contactDeliveries(parts: Parts & RecipientParts) {
  const recipient = () => findContactRecipient(parts);
  const all = [messageDelivery({ ...parts, recipient }), replyDelivery(parts)];
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
