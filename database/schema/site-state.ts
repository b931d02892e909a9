import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

/** What has been done once and must not be done again, such as loading the demo content. */
export const site_state = pgTable('site_state', {
  key: text().primaryKey(),
  value: text(),
  at: moment().notNull().default(now),
});
