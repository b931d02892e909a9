import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages, contact_replies } from '#database/schema/contact.ts';
import { maxContactMessages } from '../contact.server.ts';
import { isNew } from './message-state.server.ts';

type Row = typeof contact_messages.$inferSelect;

export type ContactDeliveryState = Row['delivery'];

/** The number of messages that nobody has read, taken or answered. */
export function countNewMessages(db: Database): Promise<number> {
  return db.$count(contact_messages, isNew);
}

/** The time of the oldest message that waits to be mailed; undefined if none waits. */
export async function oldestWaitingMessage(db: Database): Promise<Date | undefined> {
  const [oldest] = await db
    .select({ at: contact_messages.created_at })
    .from(contact_messages)
    .where(eq(contact_messages.delivery, 'waiting'))
    .orderBy(asc(contact_messages.created_at))
    .limit(1);
  return oldest?.at;
}

/** The number of mails by their state: messages to the company, and mails to visitors. */
export async function countDeliveries(
  db: Database,
): Promise<Partial<Record<ContactDeliveryState, number>>> {
  const { rows } = await db.execute<{ delivery: ContactDeliveryState; count: number }>(sql`
    select delivery, count(*)::int as count
    from (select delivery from ${contact_messages} union all select delivery from ${contact_replies}) mails
    group by delivery`);
  return Object.fromEntries(rows.map((row) => [row.delivery, row.count]));
}

/** The number of messages that can still be stored. */
export async function roomForMessages(db: Database): Promise<number> {
  return Math.max(0, maxContactMessages - (await db.$count(contact_messages)));
}

/** The sender's address; undefined if there is no such message. */
export async function findSender(db: Database, id: number): Promise<string | undefined> {
  const { email } = contact_messages;
  const [found] = await db
    .select({ email })
    .from(contact_messages)
    .where(eq(contact_messages.id, id));
  return found?.email;
}

/** Deletes a message for good, sent or not. False if there is none. */
export async function deleteContactMessage(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(contact_messages).where(eq(contact_messages.id, id));
  return Boolean(rowCount);
}

const queuedAgain = { delivery: 'waiting', attempts: 0, next_attempt_at: sql`now()` } as const;

/** Queues every failed mail to be sent again; returns their number. Call `wakeDelivery` afterwards. */
export async function retryFailedMails(db: Database): Promise<number> {
  const counts = await Promise.all(
    [contact_messages, contact_replies].map(async (table) => {
      const { rowCount } = await db
        .update(table as typeof contact_messages)
        .set(queuedAgain)
        .where(eq(table.delivery, 'failed'));
      return rowCount ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Queues a mail that is not sent yet, or was only kept, to be sent again with a full period of retries: the mail of a
 * message to the company, or a receipt or an answer to its sender. Call `wakeDelivery` afterwards.
 */
export async function retryMail(
  db: Database,
  mail: { message: number } | { reply: number },
): Promise<'asked' | 'sent' | 'gone'> {
  const [table, id] =
    'message' in mail ? [contact_messages, mail.message] : [contact_replies, mail.reply];
  const asked = await db
    .update(table as typeof contact_messages)
    .set(queuedAgain)
    .where(and(eq(table.id, id), ne(table.delivery, 'sent')));
  if (asked.rowCount) return 'asked';
  return (await db.$count(table, eq(table.id, id))) > 0 ? 'sent' : 'gone';
}
