import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, namesFile, now } from './columns.ts';

/** A row as JSON, by column name: all its columns, or only those that changed. */
export type RowValues = Record<string, unknown>;

/** The cause of a change; null for an ordinary save, 'unknown' for changes older than this column. */
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
 * Every change of content except likes, one row for each changed row. Triggers write it for every
 * writer: the back-office, psql, an import. Rows are added and pruned, never changed.
 */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(now),
    /** The same for all changes of one transaction. */
    change_set: uuid().notNull(),
    /** The administrator's e-mail address; null if the change was not made in the back-office. */
    actor: text(),
    /** The record that the row belongs to, such as 'products' and 12; a change of a list's order has no id. */
    kind: text().notNull(),
    record_id: integer(),
    /** The record that the record belongs to: an item code's product. */
    parent_id: integer(),
    table_name: text().notNull(),
    operation: text({ enum: ['insert', 'update', 'delete', 'order'] }).notNull(),
    /** The row's id, or all of its columns if it has none; null for an order. */
    row_key: jsonb().$type<RowValues>(),
    /** The values before: the deleted row, the changed columns, or the positions by id. */
    before: jsonb().$type<RowValues>(),
    /** The values after: the added row, the changed columns, or the positions by id. */
    after: jsonb().$type<RowValues>(),
    /** Set for a transaction by recordCause (domain/history/recorded/cause.server.ts). */
    cause: text({ enum: causes }).default(sql`nullif(current_setting('kamsin.cause', true), '')`),
    /** The time of the version, deletion or bulk edit that the change restores or undoes. */
    cause_at: moment().default(
      sql`nullif(current_setting('kamsin.cause_at', true), '')::timestamptz`,
    ),
    /** The same for all changes of one bulk edit. */
    bulk: uuid(),
  },
  (t) => [
    index('history_of_record').on(t.kind, t.record_id, t.id),
    index('history_of_parent').on(t.kind, t.parent_id, t.id).where(sql`${t.parent_id} is not null`),
    index('history_change_set').on(t.change_set),
    index('history_bulk').on(t.bulk).where(sql`${t.bulk} is not null`),
    // Finds the other changes of the order of a list.
    index('history_orders').on(t.kind, t.change_set, t.id).where(sql`${t.record_id} is null`),
    // Finds the records of the demo content.
    index('history_demo_content')
      .on(t.kind, t.record_id)
      .where(sql`${t.operation} = 'insert' and ${t.cause} = 'demo content'`),
    // Finds the changes of item codes that were moved away from a product.
    index('history_former_product')
      .on(sql`((${t.before} ->> 'product_id')::int)`)
      .where(sql`${t.kind} = 'item_codes' and ${t.operation} = 'update'`),
    // Finds the name of a deleted row.
    index('history_deletions')
      .on(t.table_name, sql`((${t.row_key} ->> 'id')::int)`)
      .where(sql`${t.operation} = 'delete'`),
    // Finds removed links by the records at their ends: only the keys of links have no id.
    index('history_removed_links')
      .using('gin', sql`${t.row_key} jsonb_path_ops`)
      .where(sql`${t.operation} = 'delete' and not (${t.row_key} ? 'id')`),
    // Finds changes that name a stored file.
    index('history_names_files').on(t.kind, t.record_id).where(namesFile(t.before)),
    check(
      'history_operation_known',
      sql`${t.operation} in ('insert', 'update', 'delete', 'order')`,
    ),
  ],
);

/** Deletions in the back-office that can be undone, each with its change set. */
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
