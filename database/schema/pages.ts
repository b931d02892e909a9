import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  created_at,
  display_order,
  edited,
  id,
  notBlank,
  notNegative,
  status,
  statusCheck,
} from './columns.ts';
import { blockKinds, pageKeys, placements } from './page-keys.ts';

const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The texts of the built-in pages, which have a `key`, and the owner's own pages, which have a `slug`. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    key: text({ enum: pageKeys }).unique(),
    slug: text().unique(),
    title: text().notNull(),
    /** The small label above the title. */
    label: text(),
    /** The introduction below the title. */
    lead: text(),
    /** The title and description for search engines; `title` and `lead` if empty. */
    meta_title: text(),
    meta_description: text(),
    /** Where an own page is linked. */
    placement: text({ enum: placements }).notNull().default('none'),
    status: status(),
    display_order: display_order(),
    ...edited(),
  },
  (t) => [
    notBlank('pages_title_not_blank', t.title),
    notBlank('pages_slug_not_blank', t.slug),
    statusCheck('pages_status_known', t.status),
    check('pages_placement_known', sql`${t.placement} in (${listed(placements)})`),
    check('pages_key_or_slug', sql`(${t.key} is null) <> (${t.slug} is null)`),
    check('pages_key_known', sql`${t.key} in (${listed(pageKeys)})`),
    notNegative('pages_display_order_not_negative', t.display_order),
  ],
);

/** The parts of a page, in display order. Their texts are translated as fields of the page: `block_<id>_title`. */
export const page_blocks = pgTable(
  'page_blocks',
  {
    id: id(),
    page_id: belongsTo(() => pages.id),
    /** The name of its place on a built-in page; null on an own page. */
    place: text(),
    kind: text({ enum: blockKinds }).notNull().default('text'),
    /** The heading, the name of an item, or the role of the person who is quoted. */
    title: text(),
    body: text(),
    picture_url: text(),
    alt_text: text(),
    display_order: display_order(),
    created_at: created_at(),
  },
  (t) => [
    check('page_blocks_kind_known', sql`${t.kind} in (${listed(blockKinds)})`),
    notNegative('page_blocks_display_order_not_negative', t.display_order),
    index('page_blocks_by_page').on(t.page_id),
  ],
);
