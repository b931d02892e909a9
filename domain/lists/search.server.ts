import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { withoutNul } from '../forms/form-values.ts';

/** A text that someone typed, as it is searched for: trimmed, without what PostgreSQL refuses. */
export function searchText(typed: string | undefined): string {
  return withoutNul(typed ?? '').trim();
}

/**
 * Whether a value contains a text, without regard to case, width and accents; no condition without a text.
 * Wide signs become % and _ when they are folded, so they are letters like any other after that.
 */
export function contains(value: SQLWrapper, text: string): SQL | undefined {
  if (text === '') return undefined;
  const pattern = `%${text.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
  return sql`fold(${value}) like fold(${pattern})`;
}

/** Whether a value is a text, without regard to case, width and accents. */
export function equalsFolded(value: SQLWrapper, text: string): SQL {
  return sql`fold(${value}) = fold(${text})`;
}
