import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * What tables have in common. Column names are the specification's, and property names are the
 * column names: one name for one thing, from the database to the form field.
 *
 * Functions and triggers (change announcements, the three-pins limit, versions, orphans) are SQL:
 * see migrations/0001_guarantees.sql.
 */

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** A point in time; `name` where the column is called otherwise than the property. */
export const moment = (name = '') => timestamp(name, { withTimezone: true, mode: 'date' });
export const created_at = () => moment().notNull().defaultNow();
/** Set by a trigger. */
export const updated_at = () => moment().notNull().defaultNow();
export const display_order = () => integer().default(0);
export const status = () =>
  text({ enum: ['Active', 'Inactive'] })
    .notNull()
    .default('Active');
export const media_type = () =>
  text({ enum: ['image', 'video'] })
    .notNull()
    .default('image');
/** Raised by a trigger when content changes; an edit names the version that it started from. */
export const version = () => integer().notNull().default(1);

/** The checks that tables share; each is named in full, as refusals are recognised by the name. */
export const statusCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('Active', 'Inactive')`);
export const notBlank = (name: string, column: AnyPgColumn) =>
  check(name, sql`btrim(${column}) <> ''`);
export const notNegative = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);
export const mediaTypeCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('image', 'video')`);

/** For lists in alphabetical order, which goes by the lower-case name before its exact spelling. */
export const byName = (name: string, column: AnyPgColumn) => index(name).on(sql`lower(${column})`);
