import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { administrators } from './administrators.ts';
import { created_at, id, notBlank } from './columns.ts';

/** The views of lists that accounts have saved: a view is the address of a list with a name. */
export const saved_views = pgTable(
  'saved_views',
  {
    id: id(),
    administrator_id: text()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    /** The kind of record whose list it shows. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query string of the list: search, filters, order and columns. */
    query: text().notNull(),
    created_at: created_at(),
  },
  (t) => [
    unique('saved_views_name_once').on(t.administrator_id, t.list, t.name),
    notBlank('saved_views_name_not_blank', t.name),
    check('saved_views_query_short', sql`length(${t.query}) <= 2000`),
  ],
);
