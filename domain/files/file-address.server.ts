import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * SQL that selects a file column's address, or null if it is empty or unsafe: any scheme but http and https,
 * such as 'javascript:'. Browsers ignore blanks and control characters in a scheme, so they are removed
 * before the check.
 */
export function fileAddress(column: PgColumn): SQL<string | null> {
  return sql<string | null>`case
    when regexp_replace(${column}, '[[:cntrl:][:space:]]', '', 'g') !~* '^((?!https?:)[a-z][a-z0-9+.-]*:|$)'
    then ${column} end`;
}
