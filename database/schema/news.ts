import { not, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  byName,
  created_at,
  display_order,
  edited,
  id,
  isShort,
  media_type,
  mediaTypeCheck,
  namesFile,
  notBlank,
  notNegative,
  pictureText,
  status,
  statusCheck,
} from './columns.ts';

export const news_items = pgTable(
  'news_items',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    article_body: text(),
    primary_image_url: text(),
    ...pictureText(),
    category: text(),
    status: status(),
    is_pinned: boolean().notNull().default(false),
    display_order: display_order(),
    likes: integer().notNull().default(0),
    ...edited(),
  },
  (t) => [
    notBlank('news_items_title_not_blank', t.title),
    notBlank('news_items_slug_not_blank', t.slug),
    statusCheck('news_items_status_known', t.status),
    notNegative('news_items_likes_not_negative', t.likes),
    notNegative('news_items_display_order_not_negative', t.display_order),
    // NULLS FIRST, as DESC in a statement means: PostgreSQL does not use the index for the other order.
    index('news_items_in_order').on(
      t.status,
      t.is_pinned.desc().nullsFirst(),
      t.display_order,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('news_items_newest').on(t.created_at, t.id),
    byName('news_items_by_title', t.title),
    // Finds the items whose text names a stored file.
    index('news_items_name_files').on(t.id).where(namesFile(t.article_body)),
    byName('news_items_by_slug', t.slug),
    // These indexes find the categories and list one, newest first, without reading texts.
    index('news_items_by_category').on(t.category, t.created_at, t.id).where(isShort(t.category)),
    index('news_items_of_long_category')
      .on(t.id)
      .where(not(isShort(t.category))),
  ],
);

/** One row with the number of pinned news items. Its check prevents a fourth pin, even in a race. */
export const news_pin_count = pgTable(
  'news_pin_count',
  { one: boolean().primaryKey().default(true), n: integer().notNull().default(0) },
  (t) => [
    check('news_pin_count_one_row', sql`${t.one}`),
    check('news_items_at_most_three_pinned', sql`${t.n} between 0 and 3`),
  ],
);

export const news_media = pgTable(
  'news_media',
  {
    id: id(),
    news_item_id: belongsTo(() => news_items.id),
    media_url: text().notNull(),
    ...pictureText(),
    media_type: media_type(),
    display_order: display_order(),
    created_at: created_at(),
  },
  (t) => [
    mediaTypeCheck('news_media_media_type_known', t.media_type),
    notNegative('news_media_display_order_not_negative', t.display_order),
    index('news_media_by_item').on(t.news_item_id),
  ],
);
