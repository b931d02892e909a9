import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

/** Paths of stored files that a record no longer refers to. Written by triggers. */
export const released_files = pgTable('released_files', {
  /** 'products/x.jpg' */
  path: text().primaryKey(),
  released_at: moment().notNull().default(now),
});
