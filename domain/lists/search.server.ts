import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A text that somebody typed, as it is searched for: trimmed, without what PostgreSQL refuses. */
export function searchText(typed: string | undefined): string {
  return (typed ?? '').replaceAll('\0', '').trim();
}

/** Whether a value contains a text, without regard to case and width. */
export function contains(value: SQL | AnyColumn, text: string): SQL {
  return sql`strpos(fold(${value}), fold(${text})) > 0`;
}

/** Whether a value is a text, without regard to case and width. */
export function equalsFolded(value: SQL | AnyColumn, text: string): SQL {
  return sql`fold(${value}) = fold(${text})`;
}
