import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { spellingOf } from '#database/schema/products.ts';

/** The spelling in which typed item codes are compared, without case, width, blanks and hyphens: `st 120` is ST120. */
export const codeSpelling = (code: string): string =>
  code.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');

/** Whether a column has one of these codes in any spelling. */
export const isSpelledAs = (column: SQLWrapper, codes: readonly string[]): SQL =>
  sql`${spellingOf(column)} = any(${sql.param(codes.map(codeSpelling))}::text[])`;
