import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { administrators } from './administrators.ts';
import { id, moment, now } from './columns.ts';

/** The browsers that an administrator has signed in with, each recognised by a permanent cookie, and their addresses. */
export const administrator_devices = pgTable(
  'administrator_devices',
  {
    id: id(),
    administrator_id: text()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's secret. */
    device_hash: text().notNull(),
    address: text().notNull(),
    first_at: moment().notNull().default(now),
    last_at: moment().notNull().default(now),
  },
  (t) => [unique('administrator_devices_once').on(t.administrator_id, t.device_hash, t.address)],
);

/** Successful and failed sign-ins, and changes of accounts. Rows are added and pruned, never changed. */
export const security_log = pgTable(
  'security_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(now),
    /** An event of domain/administrators/security-log/security-event.ts. */
    event: text().notNull(),
    /** The account that the event concerns; null if no account has the address that was entered. */
    administrator_id: text().references(() => administrators.id, { onDelete: 'set null' }),
    /** The account's e-mail address at that time. */
    email: text(),
    /** The visitor's IP address and browser; null for commands that ran on the server. */
    address: text(),
    user_agent: text(),
    /** Further information about the event. */
    detail: text(),
    /** The number of times within the hour: refused attempts share a row. */
    times: integer().notNull().default(1),
  },
  (t) => [
    index('security_log_newest').on(t.at.desc()),
    index('security_log_of_administrator')
      .on(t.administrator_id, t.id)
      .where(sql`${t.administrator_id} is not null`),
  ],
);
