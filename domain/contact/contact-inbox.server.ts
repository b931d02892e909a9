import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
} from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  contact_message_lines,
  contact_messages,
  contact_replies,
} from '#database/schema/contact.ts';
import { reading, readListPage } from '../lists/list-page.server.ts';
import type { ListPage } from '../lists/list-page.ts';
import { maxContactMessages } from './contact.server.ts';

type Row = typeof contact_messages.$inferSelect;

export interface ContactMessage extends Omit<Row, 'taken_until' | 'request_key' | 'secret'> {
  /** Of a sample request: what it asks for, and the delivery of its receipt. */
  lines: MessageLine[];
  receipt: ContactDeliveryState | undefined;
}

export type MessageLine = typeof contact_message_lines.$inferSelect;

export type ContactDeliveryState = Row['delivery'];

export interface ContactMessagesAsked {
  /** The page, from 1. */
  page: number;
  size?: number;
  delivery?: ContactDeliveryState | undefined;
  /** Only messages that are marked as read (true) or not (false). */
  read?: boolean | undefined;
}

const isNew = isNull(contact_messages.read_at);

/** The number of messages that are not marked as read. */
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

/** The number of messages by the state of their mail. */
export async function countDeliveries(
  db: Database,
): Promise<Partial<Record<ContactDeliveryState, number>>> {
  const { delivery } = contact_messages;
  const rows = await db
    .select({ delivery, count: count() })
    .from(contact_messages)
    .groupBy(delivery);
  return Object.fromEntries(rows.map((row) => [row.delivery, row.count]));
}

/** Marks messages as read or as new. */
export async function markMessages(db: Database, ids: number[], read: boolean): Promise<void> {
  await db
    .update(contact_messages)
    .set({ read_at: read ? sql`coalesce(${contact_messages.read_at}, now())` : null })
    .where(inArray(contact_messages.id, ids));
}

/** Marks a message as answered or not; an answered one is no longer new. False if there is none. */
export async function markAnswered(db: Database, id: number, answered: boolean): Promise<boolean> {
  const { answered_at, read_at } = contact_messages;
  const marked = await db
    .update(contact_messages)
    .set(
      answered
        ? {
            answered_at: sql`coalesce(${answered_at}, now())`,
            read_at: sql`coalesce(${read_at}, now())`,
          }
        : { answered_at: null },
    )
    .where(eq(contact_messages.id, id))
    .returning({ id: contact_messages.id });
  return marked.length > 0;
}

/** A page of the stored contact messages, newest first. */
export async function listContactMessages(
  db: Database,
  { page, size = 20, delivery, read }: ContactMessagesAsked,
): Promise<ListPage<ContactMessage>> {
  const asked = and(
    delivery && eq(contact_messages.delivery, delivery),
    read === undefined ? undefined : read ? isNotNull(contact_messages.read_at) : isNew,
  );
  const { taken_until, request_key, secret, ...shown } = getTableColumns(contact_messages);
  const found = await readListPage(db, {
    table: contact_messages,
    where: [asked],
    page,
    pageSize: size,
    read: reading(
      db.select(shown).from(contact_messages).$dynamic(),
      sql`${contact_messages.created_at} desc, ${contact_messages.id} desc`,
    ),
  });
  return { ...found, rows: await withLines(db, found.rows) };
}

async function withLines<T extends { id: number }>(db: Database, messages: T[]) {
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { contact_message_id, position } = contact_message_lines;
  const [lines, replies] = await Promise.all([
    db
      .select()
      .from(contact_message_lines)
      .where(inArray(contact_message_id, ids))
      .orderBy(asc(contact_message_id), asc(position)),
    db
      .select({ message: contact_replies.contact_message_id, delivery: contact_replies.delivery })
      .from(contact_replies)
      .where(inArray(contact_replies.contact_message_id, ids)),
  ]);
  return messages.map((message) => ({
    ...message,
    lines: lines.filter((line) => line.contact_message_id === message.id),
    receipt: replies.find((reply) => reply.message === message.id)?.delivery,
  }));
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
  const gone = await db
    .delete(contact_messages)
    .where(eq(contact_messages.id, id))
    .returning({ id: contact_messages.id });
  return gone.length > 0;
}

const queuedAgain = { delivery: 'waiting', attempts: 0, next_attempt_at: sql`now()` } as const;

/** Queues every failed message to be sent again; returns their number. Call `wakeDelivery` afterwards. */
export async function retryFailedMessages(db: Database): Promise<number> {
  const asked = await db
    .update(contact_messages)
    .set(queuedAgain)
    .where(eq(contact_messages.delivery, 'failed'))
    .returning({ id: contact_messages.id });
  return asked.length;
}

/**
 * Queues a message that is not sent yet, or was only kept, to be sent again with a full period of retries.
 * Call `wakeDelivery` afterwards.
 */
export async function retryContactMessage(
  db: Database,
  id: number,
): Promise<'asked' | 'sent' | 'gone'> {
  const asked = await db
    .update(contact_messages)
    .set(queuedAgain)
    .where(and(eq(contact_messages.id, id), ne(contact_messages.delivery, 'sent')))
    .returning({ id: contact_messages.id });
  if (asked.length > 0) return 'asked';
  return (await db.$count(contact_messages, eq(contact_messages.id, id))) > 0 ? 'sent' : 'gone';
}
