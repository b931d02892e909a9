import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created_at, id, moment, now } from './columns.ts';

/** Contact messages: stored before anything is sent, delivered by domain/contact. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The language of the host that it was sent from. */
    language_code: text(),
    /** The Message-ID header: the same at every attempt, so that mail programs recognise a repeated delivery. */
    message_id: text().notNull().unique(),
    /** 'kept' means that it was written to the outbox folder, as there was no mail server. */
    delivery: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: moment().notNull().default(now),
    /** One process holds the message for sending until this time. */
    taken_until: moment(),
    last_error: text(),
    recipient: text(),
    sent_at: moment(),
    /** The time at which staff marked it as read; null if it is new. */
    read_at: moment(),
    created_at: created_at(),
  },
  (t) => [
    check(
      'contact_messages_delivery_known',
      sql`${t.delivery} in ('waiting', 'sent', 'kept', 'failed')`,
    ),
    index('contact_messages_due').on(t.next_attempt_at).where(sql`${t.delivery} = 'waiting'`),
    index('contact_messages_new').on(t.id).where(sql`${t.read_at} is null`),
    index('contact_messages_newest').on(t.created_at.desc()),
  ],
);
