import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

/** A row as JSON, by column name: whole, or only the columns that changed. */
export type RowValues = Record<string, unknown>;

/** What a change was, unless it was an ordinary save; 'unknown' is older than this column. */
export const causes = [
  'bin restore',
  'version restore',
  'bulk edit',
  'bulk undo',
  'plan',
  'demo content',
  'sign-up',
  'unknown',
] as const;
export type Cause = (typeof causes)[number];

/**
 * Every change of content, one row for each changed row, written by triggers whoever changes it:
 * the back-office, psql, an import. Likes are left out. Rows are added and pruned, never changed.
 */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(now),
    /** The same for all changes of one transaction. */
    change_set: uuid().notNull(),
    /** The administrator's e-mail address; null where the change came from outside the back-office. */
    actor: text(),
    /** The record that the row belongs to: 'products', 12. A whole list has no id. */
    kind: text().notNull(),
    record_id: integer(),
    /** The record's own record: an item code's product. */
    parent_id: integer(),
    table_name: text().notNull(),
    operation: text({ enum: ['insert', 'update', 'delete', 'order'] }).notNull(),
    /** The row's id, or all of its columns where it has none; an order has neither. */
    row_key: jsonb().$type<RowValues>(),
    /** What was there before: the whole row that was deleted, the columns that changed, places by id. */
    before: jsonb().$type<RowValues>(),
    /** What is there since: the whole row that was added, the columns that changed, places by id. */
    after: jsonb().$type<RowValues>(),
    /** Set for a transaction by recordCause (domain/history/cause.server.ts). */
    cause: text({ enum: causes }).default(sql`nullif(current_setting('kamsin.cause', true), '')`),
    /** When the version, deletion or bulk edit that the change takes back or restores was made. */
    cause_at: moment().default(
      sql`nullif(current_setting('kamsin.cause_at', true), '')::timestamptz`,
    ),
    /** The same for all that one bulk edit changed or deleted. */
    bulk: uuid(),
  },
  (t) => [
    index('history_of_record').on(t.kind, t.record_id, t.id),
    index('history_of_parent').on(t.kind, t.parent_id, t.id).where(sql`${t.parent_id} is not null`),
    index('history_change_set').on(t.change_set),
    index('history_bulk').on(t.bulk).where(sql`${t.bulk} is not null`),
    // The product that an item code left for another one.
    index('history_former_product')
      .on(sql`((${t.before} ->> 'product_id')::int)`)
      .where(sql`${t.kind} = 'item_codes' and ${t.operation} = 'update'`),
    // What a row that is gone was called.
    index('history_deletions')
      .on(t.table_name, sql`((${t.row_key} ->> 'id')::int)`)
      .where(sql`${t.operation} = 'delete'`),
    // Links that were removed, by the records at their ends: only their keys have no id.
    index('history_removed_links')
      .using('gin', sql`${t.row_key} jsonb_path_ops`)
      .where(sql`${t.operation} = 'delete' and not (${t.row_key} ? 'id')`),
    // What names a stored file: the folders are those of domain/files/file-store.ts.
    index('history_names_files')
      .on(t.kind, t.record_id)
      .where(
        sql`${t.before}::text ~ '(products|pdf|item-code-images|gallery-items|gallery-videos|documents|news|carousel)/'`,
      ),
    check(
      'history_operation_known',
      sql`${t.operation} in ('insert', 'update', 'delete', 'order')`,
    ),
  ],
);

/** What was deleted in the back-office and can be brought back: the set of changes that did it. */
export const bin = pgTable(
  'bin',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    change_set: uuid().notNull().unique(),
    kind: text().notNull(),
    record_id: integer().notNull(),
    /** The record's name when it was deleted. */
    label: text().notNull(),
    deleted_by: text(),
    deleted_at: moment().notNull().default(now),
  },
  (t) => [index('bin_newest').on(t.deleted_at), index('bin_of_record').on(t.kind, t.record_id)],
);
