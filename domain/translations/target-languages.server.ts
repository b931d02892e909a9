import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { originalLanguage } from '../languages/language.ts';

/** Whether a language is translated into: any but the original one, or one of `only`. */
export const isTarget = (code: SQLWrapper, only?: readonly string[]): SQL =>
  only
    ? sql`(${code} <> ${originalLanguage} and ${code} = any(${sql.param([...only])}::text[]))`
    : sql`${code} <> ${originalLanguage}`;
