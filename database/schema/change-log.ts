import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Who changed what in the back-office, when. */
export const change_log = pgTable(
  'change_log',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    entity_type: text().notNull(),
    entity_id: text(),
    label: text(),
  },
  (t) => [index('change_log_newest').on(t.at.desc())],
);
