import type { Database } from '#database/connect.ts';
import { setChangeVariables } from '#database/postgres/change-variables.ts';
import type { Cause } from '#database/schema/history.ts';

/**
 * Sets the cause of every later change in this transaction; the history stores it. The first cause wins: a
 * bulk undo that restores from the bin is a bulk undo. `at` is the time of the version, deletion or bulk edit
 * that is restored or undone.
 */
export async function recordCause(
  tx: Database,
  cause: Exclude<Cause, 'unknown'>,
  at?: Date,
): Promise<void> {
  const variables = { cause, cause_at: at?.toISOString() ?? '' };
  await setChangeVariables(tx, variables, { unless: 'cause' });
}
