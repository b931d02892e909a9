import type { SQL } from 'drizzle-orm';

/** The condition of a list's filter `lacks`; undefined if the filter names no condition of `incomplete`. */
export const lackingCondition = (
  incomplete: Readonly<Record<string, SQL>>,
  lacks: string | undefined,
): SQL | undefined => (lacks && Object.hasOwn(incomplete, lacks) ? incomplete[lacks] : undefined);
