import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  text,
} from 'drizzle-orm/pg-core';
import pg from 'pg';

/*
 * Columns and checks that tables share. Column names are the specification's, and property names are
 * the column names, so a thing has one name from the database to the form field.
 *
 * Functions and triggers (notifications, the limit of three pins, versions, orphans) are in SQL: see
 * functions-and-triggers.sql.
 */

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
// Feeds and time elements need years of four digits, in every time zone.
const first = new Date('0001-01-02T00:00:00Z');
const last = new Date('9999-12-30T00:00:00Z');

/**
 * Parses a timestamp of PostgreSQL. One that a Date or a page cannot show, such as infinity, becomes
 * the nearest one that they can show.
 */
export function shownMoment(text: string): Date {
  const parsed = parse(text) as Date | number;
  const time = Number(parsed);
  // A time that a Date cannot hold is in the future: PostgreSQL's earliest time fits into a Date.
  return new Date(Number.isNaN(time) ? last : Math.min(Math.max(time, +first), +last));
}

const timestamp = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (moment) => moment.toISOString(),
  fromDriver: shownMoment,
});

/** A point in time; `name` is needed if the column's name differs from the property's. */
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
/** What a picture shows, in the original language (null: not described yet), and whether it is decoration. */
export const pictureText = () => ({
  alt_text: text(),
  is_decorative: boolean().notNull().default(false),
});
/** Incremented by a trigger if content changes; an edit names the version that it started from. */
export const version = () => integer().notNull().default(1);

/** The columns of a record that is edited in a form. */
export const edited = () => ({
  created_at: created_at(),
  updated_at: updated_at(),
  version: version(),
});
/** The record that a row belongs to and is deleted with. */
export const belongsTo = (owner: () => AnyPgColumn) =>
  integer().notNull().references(owner, { onDelete: 'cascade' });

/** The code recognises a violated check by its name, so each has a full name. */
export const statusCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('Active', 'Inactive')`);
export const notBlank = (name: string, column: AnyPgColumn) =>
  check(name, sql`btrim(${column}) <> ''`);
export const notNegative = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);
export const mediaTypeCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('image', 'video')`);

/** For lists in alphabetical order: by the lower-case name. A second column would halve the longest name. */
export const byName = (name: string, column: AnyPgColumn) => index(name).on(sql`lower(${column})`);

/** A condition: a text names a stored file. The folders are those of domain/files/file-store.ts. */
export const namesFile = (text: SQLWrapper) =>
  sql`${text}::text ~ '(products|pdf|item-code-images|gallery-items|gallery-videos|documents|news|carousel)/'`;

/** The limit of an indexed text, in characters: an entry of an index has at most 2,704 bytes. */
export const longestIndexedText = 500;

/** A condition: an index can hold the text. */
export const isShort = (text: SQLWrapper) =>
  sql`length(${text}) <= ${sql.raw(String(longestIndexedText))}`;

/** A condition: a column has no text. */
export const isEmpty = (column: AnyPgColumn) => sql`coalesce(${column}, '') = ''`;

/** A condition: a record has a main picture without an alternative text. */
export const mainPictureLacksText = (
  url: AnyPgColumn,
  { alt_text, is_decorative }: Record<'alt_text' | 'is_decorative', AnyPgColumn>,
) => sql`coalesce(${url}, '') <> '' and not ${is_decorative} and ${isEmpty(alt_text)}`;
