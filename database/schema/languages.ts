import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  belongsTo,
  created_at,
  display_order,
  edited,
  id,
  moment,
  namesFile,
  notBlank,
  updated_at,
  version,
} from './columns.ts';

export const languages = pgTable(
  'languages',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    display_order: display_order(),
    /** The number that names the language in the history and in the order. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    /** Whether it has a host and is in the pickers; a language made in the back-office begins without. */
    is_public: boolean().notNull().default(true),
    ...edited(),
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

/** Words of the public interface that staff have changed or added, by the path of their message. */
export const interface_words = pgTable(
  'interface_words',
  {
    language_id: belongsTo(() => languages.id),
    key: text().notNull(),
    value: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language_id, t.key] }),
    notBlank('interface_words_value_not_blank', t.value),
  ],
);

/** Whether a text has anything but spaces; faster than btrim. */
export const hasText = (text: SQLWrapper) => sql`${text}::bpchar <> ''`;

/** The tables whose records can be translated. */
const translatedTables = [
  'products',
  'product_categories',
  'item_codes',
  'shades',
  'gallery_items',
  'gallery_categories',
  'news_items',
  'company',
  'pages',
  'general_settings',
] as const;

export type TranslatedTable = (typeof translatedTables)[number];

export const translations = pgTable(
  'translations',
  {
    id: id(),
    entity_type: text({ enum: translatedTables }).notNull(),
    entity_id: integer().notNull(),
    field_name: text().notNull(),
    language_code: text()
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade', onUpdate: 'cascade' }),
    translated_value: text().notNull().default(''),
    created_at: created_at(),
    updated_at: updated_at(),
    /** The time at which the original changed after this translation was last checked; written by triggers. */
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
    index('translations_name_files').on(t.id).where(namesFile(t.translated_value)),
    // Counts translations with an index-only scan.
    index('translations_with_text')
      .on(t.entity_type, t.entity_id, t.field_name, t.language_code, t.outdated_since)
      .where(hasText(t.translated_value)),
    check(
      'translations_entity_type_known',
      sql`${t.entity_type} in (${sql.raw(translatedTables.map((table) => `'${table}'`).join(', '))})`,
    ),
  ],
);
