import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { administrators } from './administrators.ts';
import { id, moment, now } from './columns.ts';
import type { RowValues } from './history.ts';

/**
 * Changes of records that go live at a time, carried out by domain/planned. Waiting until they are
 * done or refused; a cancelled one is deleted. Triggers take them along when their record goes for good.
 */
export const planned_changes = pgTable(
  'planned_changes',
  {
    id: id(),
    kind: text({ enum: ['products', 'gallery_items', 'news_items'] }).notNull(),
    record_id: integer().notNull(),
    at: moment().notNull(),
    /** What the form sent for the fields that are to change, by name; plans of earlier versions hold values. */
    change: jsonb().$type<RowValues>().notNull(),
    /** What was in these fields when it was planned; a field that is missing is changed whatever it holds. */
    before: jsonb().$type<RowValues>().notNull().default({}),
    /** The administrator's e-mail address: the history names them. */
    planned_by: text().notNull(),
    /** Their account, whose rights count when the plan is due; null once it is deleted. A trigger fills it from planned_by. */
    administrator_id: text().references(() => administrators.id, { onDelete: 'set null' }),
    planned_at: moment().notNull().default(now),
    done_at: moment(),
    refused_reason: text({
      enum: [
        'changed',
        'deleted',
        'slug taken',
        'too many pins',
        'not accepted',
        'no longer allowed',
      ],
    }),
    /** Which fields somebody else changed meanwhile. */
    changed_fields: text().array(),
  },
  (t) => [
    index('planned_changes_waiting')
      .on(t.at, t.id)
      .where(sql`${t.done_at} is null and ${t.refused_reason} is null`),
    index('planned_changes_of_administrator')
      .on(t.administrator_id)
      .where(sql`${t.done_at} is null`),
    index('planned_changes_of_record').on(t.kind, t.record_id).where(sql`${t.done_at} is null`),
    check(
      'planned_changes_kind_known',
      sql`${t.kind} in ('products', 'gallery_items', 'news_items')`,
    ),
    check(
      'planned_changes_done_or_refused',
      sql`${t.done_at} is null or ${t.refused_reason} is null`,
    ),
  ],
);
