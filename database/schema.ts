import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Every table. Column names are the specification's, and property names are the column names:
 * one name for one thing, from the database to the form field.
 *
 * Functions and triggers (change announcements, the three-pins limit, versions, orphans) are SQL:
 * see migrations/0001_guarantees.sql.
 */

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const created_at = () => moment().notNull().defaultNow();
const display_order = () => integer().default(0);
const status = () =>
  text({ enum: ['Active', 'Inactive'] })
    .notNull()
    .default('Active');
/** Raised by a trigger when content changes; an edit names the version that it started from. */
const version = () => integer().notNull().default(1);

const statusCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('Active', 'Inactive')`);
const notBlank = (name: string, column: AnyPgColumn) => check(name, sql`btrim(${column}) <> ''`);
const notNegative = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);
const mediaTypeCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('image', 'video')`);

export const languages = pgTable(
  'languages',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    display_order: display_order(),
    created_at: created_at(),
  },
  (t) => [
    uniqueIndex('languages_code_any_case').on(sql`lower(${t.code})`),
    check(
      'languages_code_is_a_language_tag',
      sql`${t.code} ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'`,
    ),
    notBlank('languages_name_not_blank', t.name),
  ],
);

export const translations = pgTable(
  'translations',
  {
    id: id(),
    entity_type: text({
      enum: [
        'products',
        'product_categories',
        'item_codes',
        'gallery_items',
        'gallery_categories',
        'news_items',
      ],
    }).notNull(),
    entity_id: integer().notNull(),
    field_name: text().notNull(),
    language_code: text()
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade', onUpdate: 'cascade' }),
    translated_value: text().notNull().default(''),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    /** When the original changed after this translation was last looked at; kept by triggers. */
    outdated_since: moment(),
    version: version(),
  },
  (t) => [
    unique('translations_one_per_field_and_language').on(
      t.entity_type,
      t.entity_id,
      t.field_name,
      t.language_code,
    ),
    index('translations_by_language').on(t.language_code, t.entity_type, t.field_name),
    check(
      'translations_entity_type_known',
      sql`${t.entity_type} in ('products', 'product_categories', 'item_codes', 'gallery_items', 'gallery_categories', 'news_items')`,
    ),
  ],
);

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    detailed_description: text(),
    image_url: text(),
    catalogue_pdf: text(),
    status: status(),
    display_order: display_order(),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    notBlank('products_name_not_blank', t.name),
    notBlank('products_slug_not_blank', t.slug),
    statusCheck('products_status_known', t.status),
    notNegative('products_display_order_not_negative', t.display_order),
    index('products_in_order').on(t.display_order, t.name),
  ],
);

export const product_categories = pgTable(
  'product_categories',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    display_order: display_order(),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    notBlank('product_categories_name_not_blank', t.name),
    notNegative('product_categories_display_order_not_negative', t.display_order),
  ],
);

export const product_category_mappings = pgTable(
  'product_category_mappings',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    category_id: integer()
      .notNull()
      .references(() => product_categories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.category_id] }),
    index('product_category_mappings_by_category').on(t.category_id),
  ],
);

export const product_images = pgTable(
  'product_images',
  {
    id: id(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    image_url: text().notNull(),
    created_at: created_at(),
  },
  (t) => [index('product_images_by_product').on(t.product_id)],
);

export const item_codes = pgTable(
  'item_codes',
  {
    id: id(),
    product_id: integer().references(() => products.id, { onDelete: 'cascade' }),
    item_code: text().notNull(),
    image_url: text(),
    composition: text(),
    type: text(),
    denier: text(),
    length: text(),
    net_weight: text(),
    gross_weight: text(),
    country_of_origin: text(),
    other_information: text(),
    bleaching: text(),
    ironing: text(),
    washing_temperature: text(),
    other_technical_info: text(),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    notBlank('item_codes_item_code_not_blank', t.item_code),
    unique('item_codes_once_per_product').on(t.product_id, t.item_code),
    index('item_codes_by_code').on(t.item_code),
  ],
);

export const gallery_categories = pgTable(
  'gallery_categories',
  {
    id: id(),
    name: text().notNull(),
    display_order: display_order(),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    notBlank('gallery_categories_name_not_blank', t.name),
    notNegative('gallery_categories_display_order_not_negative', t.display_order),
  ],
);

export const gallery_items = pgTable(
  'gallery_items',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    detailed_description: text(),
    project_details: text(),
    primary_image_url: text(),
    pdf_url: text(),
    is_pdf: boolean().notNull().default(false),
    status: status(),
    display_order: display_order(),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    notBlank('gallery_items_name_not_blank', t.name),
    notBlank('gallery_items_slug_not_blank', t.slug),
    statusCheck('gallery_items_status_known', t.status),
    notNegative('gallery_items_display_order_not_negative', t.display_order),
    index('gallery_items_in_order').on(t.display_order, t.name),
  ],
);

export const gallery_images = pgTable(
  'gallery_images',
  {
    id: id(),
    gallery_item_id: integer()
      .notNull()
      .references(() => gallery_items.id, { onDelete: 'cascade' }),
    image_url: text().notNull(),
    display_order: display_order(),
    media_type: text({ enum: ['image', 'video'] })
      .notNull()
      .default('image'),
    created_at: created_at(),
  },
  (t) => [
    mediaTypeCheck('gallery_images_media_type_known', t.media_type),
    notNegative('gallery_images_display_order_not_negative', t.display_order),
    index('gallery_images_by_item').on(t.gallery_item_id),
  ],
);

export const gallery_item_categories = pgTable(
  'gallery_item_categories',
  {
    gallery_item_id: integer()
      .notNull()
      .references(() => gallery_items.id, { onDelete: 'cascade' }),
    gallery_category_id: integer()
      .notNull()
      .references(() => gallery_categories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.gallery_item_id, t.gallery_category_id] }),
    index('gallery_item_categories_by_category').on(t.gallery_category_id),
  ],
);

export const gallery_item_products = pgTable(
  'gallery_item_products',
  {
    gallery_item_id: integer()
      .notNull()
      .references(() => gallery_items.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.gallery_item_id, t.product_id] }),
    index('gallery_item_products_by_product').on(t.product_id),
  ],
);

export const news_items = pgTable(
  'news_items',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    article_body: text(),
    primary_image_url: text(),
    category: text(),
    status: status(),
    is_pinned: boolean().notNull().default(false),
    display_order: display_order(),
    likes: integer().notNull().default(0),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    notBlank('news_items_title_not_blank', t.title),
    notBlank('news_items_slug_not_blank', t.slug),
    statusCheck('news_items_status_known', t.status),
    notNegative('news_items_likes_not_negative', t.likes),
    notNegative('news_items_display_order_not_negative', t.display_order),
    index('news_items_in_order').on(t.is_pinned.desc(), t.display_order, t.created_at.desc()),
    index('news_items_newest').on(t.created_at.desc()),
  ],
);

/** One row: how many news items are pinned. Its check is what makes a fourth pin impossible, whatever is raced. */
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
    news_item_id: integer()
      .notNull()
      .references(() => news_items.id, { onDelete: 'cascade' }),
    media_url: text().notNull(),
    media_type: text({ enum: ['image', 'video'] })
      .notNull()
      .default('image'),
    display_order: display_order(),
    created_at: created_at(),
  },
  (t) => [
    mediaTypeCheck('news_media_media_type_known', t.media_type),
    notNegative('news_media_display_order_not_negative', t.display_order),
    index('news_media_by_item').on(t.news_item_id),
  ],
);

export const newsletter_subscription = pgTable(
  'newsletter_subscription',
  {
    id: id(),
    /** Lower-cased by a trigger, so that an import cannot add the same address twice. */
    email: text().notNull().unique(),
    active: boolean().notNull().default(true),
    createTime: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    check(
      'newsletter_subscription_email_shape',
      sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
    ),
  ],
);

/** Home page carousel pictures. */
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
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [notNegative('general_settings_display_order_not_negative', t.display_order)],
);

/** One row a setting: `duration` (carousel interval in ms), `contact_email` (where contact messages go). */
export const global_settings = pgTable(
  'global_settings',
  {
    id: id(),
    type: text().notNull().unique(),
    value: text(),
    created_at: created_at(),
    updated_at: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [notBlank('global_settings_type_not_blank', t.type)],
);

/** A slug that a record once had, so that links to it still arrive. Kept by triggers. */
export const former_slugs = pgTable(
  'former_slugs',
  {
    entity_type: text({ enum: ['products', 'gallery_items', 'news_items'] }).notNull(),
    slug: text().notNull(),
    entity_id: integer().notNull(),
    created_at: created_at(),
  },
  (t) => [primaryKey({ columns: [t.entity_type, t.slug] })],
);

/** Contact messages: stored before anything is sent, delivered by domain/contact. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The language host that it was written on. */
    language_code: text(),
    /** The Message-ID header: the same at every try, so that a repeated delivery shows as one message. */
    message_id: text().notNull().unique(),
    delivery: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: moment().notNull().defaultNow(),
    /** Until when one process has taken the message for sending. */
    taken_until: moment(),
    last_error: text(),
    recipient: text(),
    sent_at: moment(),
    created_at: created_at(),
  },
  (t) => [
    check('contact_messages_delivery_known', sql`${t.delivery} in ('waiting', 'sent', 'failed')`),
    index('contact_messages_due').on(t.next_attempt_at).where(sql`${t.delivery} = 'waiting'`),
    index('contact_messages_newest').on(t.created_at.desc()),
  ],
);

/** Who changed what, when: shown on the dashboard. */
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

/** What has been done once and must not be done again, such as loading the demo content. */
export const site_state = pgTable('site_state', {
  key: text().primaryKey(),
  value: text(),
  at: moment().notNull().defaultNow(),
});

export const administrators = pgTable(
  'administrators',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true, mode: 'date' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [check('administrators_email_lower_case', sql`${t.email} = lower(${t.email})`)],
);

export const administrator_sessions = pgTable(
  'administrator_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text('administrator_id')
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('administrator_sessions_by_administrator').on(t.userId)],
);

/** Sign-in methods: for now one password hash an administrator. */
export const administrator_accounts = pgTable(
  'administrator_accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('administrator_id')
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', {
      withTimezone: true,
      mode: 'date',
    }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', {
      withTimezone: true,
      mode: 'date',
    }),
    scope: text(),
    password: text(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('administrator_accounts_by_administrator').on(t.userId)],
);

export const administrator_verifications = pgTable('administrator_verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

export const administrator_invitations = pgTable('administrator_invitations', {
  id: id(),
  email: text().notNull(),
  name: text().notNull(),
  /** SHA-256 of the link's secret: whoever reads the database cannot use the link. */
  token_hash: text().notNull().unique(),
  invited_by: text().references(() => administrators.id, { onDelete: 'set null' }),
  expires_at: moment().notNull(),
  accepted_at: moment(),
  created_at: created_at(),
});
