import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, now, version } from './columns.ts';

export const newsletter_subscription = pgTable(
  'newsletter_subscription',
  {
    id: id(),
    /** Lower-cased by a trigger, so that an import cannot add an address twice. */
    email: text().notNull().unique(),
    active: boolean().notNull().default(true),
    createTime: moment().notNull().default(now),
    /** The language and the page of the sign-up; null if it was not by the site's form. */
    language_code: text(),
    source: text(),
    /** The time of the last mail that asks for a confirmation; null if none is awaited. */
    confirmation_asked_at: moment(),
    confirmed_at: moment(),
    /** The last part of the address at which the subscriber confirms and unsubscribes. */
    secret: uuid().notNull().defaultRandom().unique(),
    version: version(),
  },
  (t) => [
    check(
      'newsletter_subscription_email_shape',
      sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
    ),
  ],
);
