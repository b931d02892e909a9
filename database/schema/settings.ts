import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { display_order, edited, id, notBlank, notNegative } from './columns.ts';

/** The pictures of the home page's carousel. */
export const general_settings = pgTable(
  'general_settings',
  {
    id: id(),
    type: text().notNull().default('carousel'),
    title: text(),
    image_url: text(),
    alt_text: text(),
    display_order: display_order(),
    is_active: boolean().default(true),
    ...edited(),
  },
  (t) => [notNegative('general_settings_display_order_not_negative', t.display_order)],
);

/**
 * One row for each setting: `duration` is the interval of the carousel in milliseconds, `contact_email` the recipient
 * of contact messages.
 */
export const global_settings = pgTable(
  'global_settings',
  {
    id: id(),
    type: text().notNull().unique(),
    value: text(),
    ...edited(),
  },
  (t) => [notBlank('global_settings_type_not_blank', t.type)],
);
