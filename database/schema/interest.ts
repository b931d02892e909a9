import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What buyers looked for, counted by day and language. It holds nothing about who they are. */
export const buyer_interest = pgTable(
  'buyer_interest',
  {
    /** The date in Hong Kong. */
    day: date().notNull(),
    language_code: text().notNull(),
    /** 'nothing' is a search without results; 'pdf' is the path of a page or file. */
    kind: text({ enum: ['search', 'nothing', 'code', 'compare', 'pdf'] }).notNull(),
    /** The searched words, the item code or the path. */
    subject: text().notNull(),
    times: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.language_code, t.subject] }),
    check(
      'buyer_interest_kind_known',
      sql`${t.kind} in ('search', 'nothing', 'code', 'compare', 'pdf')`,
    ),
  ],
);
