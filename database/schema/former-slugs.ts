import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created_at } from './columns.ts';

/** Slugs that a record had before, so that old links still work. Written by triggers. */
export const former_slugs = pgTable(
  'former_slugs',
  {
    entity_type: text({ enum: ['products', 'gallery_items', 'news_items', 'pages'] }).notNull(),
    slug: text().notNull(),
    entity_id: integer().notNull(),
    created_at: created_at(),
  },
  (t) => [primaryKey({ columns: [t.entity_type, t.slug] })],
);
