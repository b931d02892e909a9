import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { administrators } from './administrators.ts';
import { id, moment, now } from './columns.ts';
import type { RowValues } from './history.ts';

/**
 * Changes of records that domain/planned carries out at a set time. A row waits until it is done or
 * refused; a cancelled one is deleted. Triggers delete the rows of a record that is deleted for good.
 */
export const planned_changes = pgTable(
  'planned_changes',
  {
    id: id(),
    kind: text({ enum: ['products', 'gallery_items', 'news_items', 'pages'] }).notNull(),
    record_id: integer().notNull(),
    at: moment().notNull(),
    /** What the form sent for the fields that change, by field name; plans of earlier versions hold values. */
    change: jsonb().$type<RowValues>().notNull(),
    /** The values of these fields at the time of planning; a field that is missing here is changed whatever its value. */
    before: jsonb().$type<RowValues>().notNull().default({}),
    /** The administrator's e-mail address, which the history records as the actor. */
    planned_by: text().notNull(),
    /** Their account, which must still have the right when the plan is due; null if it was deleted. A trigger fills it from planned_by. */
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
    /** The fields that were changed between the planning and the due time. */
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
      sql`${t.kind} in ('products', 'gallery_items', 'news_items', 'pages')`,
    ),
    check(
      'planned_changes_done_or_refused',
      sql`${t.done_at} is null or ${t.refused_reason} is null`,
    ),
  ],
);
