import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

/**
 * What limits have counted, for all processes of the site. The table is unlogged and not in backups: after a crash of
 * the database, limits count from zero.
 */
export const counted_tries = pgTable('counted_tries', {
  /** The limit and a hash of what it counts, such as an address. */
  key: text().primaryKey(),
  taken: integer().notNull().default(1),
  /** The number of refused tries, and whether the last try was refused. */
  refused: integer().notNull().default(0),
  had_to_wait: boolean().notNull().default(false),
  /** The time from which the next try is allowed. */
  next_at: moment().notNull().default(now),
  /** The time from which the row no longer counts. */
  forgotten_at: moment().notNull(),
});
