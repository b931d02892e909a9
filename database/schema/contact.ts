import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { belongsTo, created_at, id, moment, now } from './columns.ts';

/** The columns of a mail that waits to be sent. */
const queued = () => ({
  /** The Message-ID header: the same at every attempt, so that mail programs recognise a repeated delivery. */
  message_id: text().notNull().unique(),
  /** 'kept' means that it was written to the outbox folder, as there was no mail server. */
  delivery: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer().notNull().default(0),
  next_attempt_at: moment().notNull().default(now),
  /** One process holds the mail for sending until this time. */
  taken_until: moment(),
  last_error: text(),
  recipient: text(),
  sent_at: moment(),
});

type Handled = Record<'read_at' | 'taken_by' | 'answered_at' | 'closed_at', AnyPgColumn>;

/** A condition: the message is neither read nor taken, answered or closed. */
export const isUntouched = (of: Handled) =>
  sql`${of.read_at} is null and ${of.taken_by} is null and ${of.answered_at} is null and ${of.closed_at} is null`;

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
    ...queued(),
    /** The time at which staff marked it as read; null if it is new. */
    read_at: moment(),
    /** The time at which staff answered it, or marked it as answered. */
    answered_at: moment(),
    /** The e-mail address of the account that works on it. */
    taken_by: text(),
    /** The time at which staff put it aside, with or without an answer. */
    closed_at: moment(),
    /** The next columns belong only to sample requests. */
    company: text(),
    address: text(),
    /** A digest of the form and its content: the same form sent again is the same request. */
    request_key: text().unique(),
    /** The last part of the address of the page that shows the request to its sender. */
    secret: text().unique(),
    created_at: created_at(),
  },
  (t) => [
    check(
      'contact_messages_delivery_known',
      sql`${t.delivery} in ('waiting', 'sent', 'kept', 'failed')`,
    ),
    index('contact_messages_due').on(t.next_attempt_at).where(sql`${t.delivery} = 'waiting'`),
    index('contact_messages_untouched').on(t.id).where(isUntouched(t)),
    // Counts the overdue messages.
    index('contact_messages_open')
      .on(t.created_at)
      .where(sql`${t.answered_at} is null and ${t.closed_at} is null`),
    index('contact_messages_newest').on(t.created_at, t.id),
  ],
);

/** What a sample request asks for. The texts stay as they were when it was sent. */
export const contact_message_lines = pgTable(
  'contact_message_lines',
  {
    id: id(),
    contact_message_id: belongsTo(() => contact_messages.id),
    position: integer().notNull(),
    kind: text({ enum: ['code', 'shade', 'product', 'project'] }).notNull(),
    /** The item code, the slug of the product or project, or the slug of the product and the number of its shade. */
    asked: text().notNull(),
    /** The English name of the product or project; null if nothing public has this code or slug. */
    name: text(),
    quantity: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (t) => [
    check(
      'contact_message_lines_kind_known',
      sql`${t.kind} in ('code', 'shade', 'product', 'project')`,
    ),
    unique('contact_message_lines_in_order').on(t.contact_message_id, t.position),
  ],
);

/** What staff note about a message for each other. */
export const contact_notes = pgTable(
  'contact_notes',
  {
    id: id(),
    contact_message_id: belongsTo(() => contact_messages.id),
    /** The e-mail address of the account. */
    author: text().notNull(),
    text: text().notNull(),
    created_at: created_at(),
  },
  (t) => [index('contact_notes_of_message').on(t.contact_message_id)],
);

/** Mails to visitors: receipts of sample requests, answers of staff, and confirmations of the newsletter. */
export const contact_replies = pgTable(
  'contact_replies',
  {
    id: id(),
    kind: text({ enum: ['receipt', 'answer', 'confirmation'] })
      .notNull()
      .default('receipt'),
    /** The message that the mail answers; null for a confirmation of the newsletter. */
    contact_message_id: integer().references(() => contact_messages.id, { onDelete: 'cascade' }),
    /** The e-mail address of the account that wrote an answer. */
    author: text(),
    /** The address to which it goes. */
    email: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Empty for a mail without a table. */
    html: text().notNull(),
    ...queued(),
    created_at: created_at(),
  },
  (t) => [
    check(
      'contact_replies_delivery_known',
      sql`${t.delivery} in ('waiting', 'sent', 'kept', 'failed')`,
    ),
    check(
      'contact_replies_kind_known',
      sql`${t.kind} in ('receipt', 'answer', 'confirmation') and (${t.kind} = 'confirmation') = (${t.contact_message_id} is null)`,
    ),
    index('contact_replies_due').on(t.next_attempt_at).where(sql`${t.delivery} = 'waiting'`),
    index('contact_replies_of_message').on(t.contact_message_id),
    index('contact_replies_to').on(sql`lower(${t.email})`, t.created_at),
  ],
);
