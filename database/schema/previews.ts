import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { administrators } from './administrators.ts';
import { created_at, id, moment } from './columns.ts';
import type { RowValues } from './history.ts';

/** A record as a form that was not saved would make it, to be shown as the public page would. */
export const record_drafts = pgTable(
  'record_drafts',
  {
    id: id(),
    kind: text().notNull(),
    /** Null for a record that was never saved. */
    record_id: integer(),
    /** The record's own row and those that belong to it; translations stay those of the record. */
    rows: jsonb().$type<{ table: string; row: RowValues }[]>().notNull(),
    /** Addresses of the files that were stored for it: they go with it, unless a record has them by then. */
    files: text().array().notNull().default([]),
    created_by: text().references(() => administrators.id, { onDelete: 'set null' }),
    created_at: created_at(),
    expires_at: moment().notNull().default(sql`now() + interval '7 days'`),
  },
  (t) => [index('record_drafts_oldest').on(t.expires_at)],
);

/** The files that were stored for drafts: what is there already is not stored again. */
export const draft_files = pgTable(
  'draft_files',
  {
    draft_id: integer()
      .notNull()
      .references(() => record_drafts.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** SHA-256 of what the form held. */
    content_hash: text().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.draft_id, t.address] }),
    index('draft_files_by_content').on(t.content_hash),
  ],
);

/** Links by which somebody without an account sees a record or a draft of it. */
export const preview_links = pgTable(
  'preview_links',
  {
    id: id(),
    kind: text().notNull(),
    record_id: integer(),
    /** Null where the record is shown as it is saved. */
    draft_id: integer().references(() => record_drafts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's secret: whoever reads the database cannot use the link. */
    token_hash: text().notNull().unique(),
    /** With their access the link ends: see the function end_invitations. */
    created_by: text()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    created_at: created_at(),
    expires_at: moment().notNull().default(sql`now() + interval '7 days'`),
    opened: integer().notNull().default(0),
    last_opened_at: moment(),
  },
  (t) => [
    index('preview_links_of_record').on(t.kind, t.record_id),
    index('preview_links_of_draft').on(t.draft_id),
    index('preview_links_of_administrator').on(t.created_by),
    check(
      'preview_links_of_something',
      sql`${t.record_id} is not null or ${t.draft_id} is not null`,
    ),
  ],
);
