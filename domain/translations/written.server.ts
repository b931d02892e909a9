import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Whether a text has more to it than blanks, the ideographic one included: only then a page shows it. */
export function isWritten(text: AnyColumn | SQL): SQL<boolean> {
  return sql`btrim(${text}, E' \t\r\n\u3000') <> ''`;
}
