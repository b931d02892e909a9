import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The address in a file's column, for selecting; null where it is empty or no browser should follow
 * it: 'javascript:' and every other scheme but http and https. A browser reads over blanks and
 * control characters, so they hide no scheme here either.
 */
export function fileAddress(column: PgColumn): SQL<string | null> {
  return sql<string | null>`case
    when regexp_replace(${column}, '[[:cntrl:][:space:]]', '', 'g') !~* '^((?!https?:)[a-z][a-z0-9+.-]*:|$)'
    then ${column} end`;
}
