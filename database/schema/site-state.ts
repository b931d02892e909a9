import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

/** Tasks that were done once and must not be repeated, such as loading the demo content. */
export const site_state = pgTable('site_state', {
  key: text().primaryKey(),
  value: text(),
  at: moment().notNull().default(now),
});
