import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { withoutNul } from '../forms/form-values.ts';

/** A search text, trimmed and without NUL, which PostgreSQL rejects. */
export function searchText(typed: string | undefined): string {
  return withoutNul(typed ?? '').trim();
}

/**
 * A condition: a value contains a text, ignoring case, character width and accents. Undefined for an empty
 * text. Full-width % and _ become ASCII when folded, so they are normalised before the escaping.
 */
export function contains(value: SQLWrapper, text: string): SQL | undefined {
  if (text === '') return undefined;
  const normalized = text.normalize('NFKC');
  const pattern = `%${normalized.replace(/[\\%_]/g, '\\$&')}%`;
  const folded = sql`fold(${value})`;
  // Trigrams need three letters in a row. For fewer PostgreSQL would read their whole index, so this does not match it.
  const searched = /[a-z\d]{3}/i.test(normalized) ? folded : sql`(${folded} || '')`;
  return sql`${searched} like fold(${pattern})`;
}

/** A condition: a value equals a text, ignoring case, character width and accents. */
export function equalsFolded(value: SQLWrapper, text: string): SQL {
  return sql`fold(${value}) = fold(${text})`;
}
