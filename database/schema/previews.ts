import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { administrators } from './administrators.ts';
import { belongsTo, created_at, id, moment } from './columns.ts';
import type { RowValues } from './history.ts';

/** A record with the unsaved values of a form, for a preview of its public page. */
export const record_drafts = pgTable(
  'record_drafts',
  {
    id: id(),
    kind: text().notNull(),
    /** Null for a record that was never saved. */
    record_id: integer(),
    /** The record's row and the rows that belong to it, without translations. */
    rows: jsonb().$type<{ table: string; row: RowValues }[]>().notNull(),
    /** Addresses of the files stored for the draft; they are deleted with it, unless a record uses them. */
    files: text().array().notNull().default([]),
    created_by: text().references(() => administrators.id, { onDelete: 'set null' }),
    created_at: created_at(),
    expires_at: moment().notNull().default(sql`now() + interval '7 days'`),
  },
  (t) => [index('record_drafts_oldest').on(t.expires_at)],
);

/** The files stored for drafts, so that the same content is not stored again. */
export const draft_files = pgTable(
  'draft_files',
  {
    draft_id: belongsTo(() => record_drafts.id),
    address: text().notNull(),
    /** SHA-256 of the uploaded content. */
    content_hash: text().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.draft_id, t.address] }),
    index('draft_files_by_content').on(t.content_hash),
  ],
);

/** Links with which people without an account see a record or a draft of it. */
export const preview_links = pgTable(
  'preview_links',
  {
    id: id(),
    kind: text().notNull(),
    record_id: integer(),
    /** Null if the link shows the saved record. */
    draft_id: integer().references(() => record_drafts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's secret, so that reading the database is not enough to use the link. */
    token_hash: text().notNull().unique(),
    /** If they lose access, the link ends: see the function end_invitations. */
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
