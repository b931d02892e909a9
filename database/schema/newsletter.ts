import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, now, version } from './columns.ts';

export const newsletter_subscription = pgTable(
  'newsletter_subscription',
  {
    id: id(),
    /** Lower-cased by a trigger, so that an import cannot add an address twice. */
    email: text().notNull().unique(),
    active: boolean().notNull().default(true),
    createTime: moment().notNull().default(now),
    version: version(),
  },
  (t) => [
    check(
      'newsletter_subscription_email_shape',
      sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
    ),
  ],
);
