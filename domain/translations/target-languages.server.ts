import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { originalLanguage } from '../languages/language.ts';

/** A condition: the language is not the original one and, if `only` is given, is one of `only`. */
export const isTarget = (code: SQLWrapper, only?: readonly string[]): SQL =>
  only
    ? sql`(${code} <> ${originalLanguage} and ${code} = any(${sql.param([...only])}::text[]))`
    : sql`${code} <> ${originalLanguage}`;
