import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { administrators } from './administrators.ts';
import { id, moment, now } from './columns.ts';

/** Where an administrator has signed in: which browser, by a cookie that stays there, at which address. */
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

/** Who came in or did not, and what was done to accounts. Rows are added and pruned, never changed. */
export const security_log = pgTable(
  'security_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(now),
    /** One of domain/administrators/security-event.ts. */
    event: text().notNull(),
    /** Whose account it is about; null when the address that was tried is nobody's. */
    administrator_id: text().references(() => administrators.id, { onDelete: 'set null' }),
    /** Their e-mail address as it was then. */
    email: text(),
    /** The visitor's address and browser; null where it happened on the server itself. */
    address: text(),
    user_agent: text(),
    /** Whom or what it concerned besides. */
    detail: text(),
    /** How often it happened within the hour: refused attempts share a line. */
    times: integer().notNull().default(1),
  },
  (t) => [
    index('security_log_newest').on(t.at.desc()),
    index('security_log_of_administrator')
      .on(t.administrator_id, t.id)
      .where(sql`${t.administrator_id} is not null`),
  ],
);
