import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition of a list's filter `status`; undefined if the filter names no status. */
export const statusCondition = (column: PgColumn, status: string | undefined): SQL | undefined =>
  status === 'Active' || status === 'Inactive' ? eq(column, status) : undefined;

/** The condition of a list's filter `lacks`; undefined if the filter names no condition of `incomplete`. */
export const lackingCondition = (
  incomplete: Readonly<Record<string, SQL>>,
  lacks: string | undefined,
): SQL | undefined => (lacks && Object.hasOwn(incomplete, lacks) ? incomplete[lacks] : undefined);
