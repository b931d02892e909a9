import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

/** The key of the decision whether company and pages of a new database have the demo's texts, and its values. */
export const siteContent = {
  key: 'site_content_settled',
  loaded: 'loaded',
  leftEmpty: 'left empty',
} as const;

/** Tasks that were done once and must not be repeated, such as loading the demo content. */
export const site_state = pgTable('site_state', {
  key: text().primaryKey(),
  value: text(),
  at: moment().notNull().default(now),
});
