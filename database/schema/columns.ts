import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, index, integer, text } from 'drizzle-orm/pg-core';
import pg from 'pg';

/*
 * What tables have in common. Column names are the specification's, and property names are the
 * column names: one name for one thing, from the database to the form field.
 *
 * Functions and triggers (change announcements, the three-pins limit, versions, orphans) are SQL:
 * see functions-and-triggers.sql.
 */

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
// Four digits of a year in every zone: what feeds and time elements can say.
const first = new Date('0001-01-02T00:00:00Z');
const last = new Date('9999-12-30T00:00:00Z');

/**
 * PostgreSQL knows points in time that a Date or a page cannot show, such as infinity: the nearest
 * that can be shown stands for them.
 */
export function shownMoment(text: string): Date {
  const parsed = parse(text) as Date | number;
  const time = Number(parsed);
  // Beyond what a Date holds is the far future: the far past of PostgreSQL ends before that of a Date.
  return new Date(Number.isNaN(time) ? last : Math.min(Math.max(time, +first), +last));
}

const timestamp = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (moment) => moment.toISOString(),
  fromDriver: shownMoment,
});

/** A point in time; `name` where the column is called otherwise than the property. */
export const moment = (name = '') => timestamp(name);
export const now = sql`now()`;
export const created_at = () => moment().notNull().default(now);
/** Set by a trigger. */
export const updated_at = () => moment().notNull().default(now);
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
