import type { Database } from '#database/connect.ts';
import { setChangeVariables } from '#database/postgres/change-variables.ts';
import type { Cause } from '#database/schema/history.ts';

/**
 * Names the cause of every change that this transaction makes from now on; the history stores it. The
 * first cause stays: a bulk undo that restores from the bin is a bulk undo. `at` is when the version,
 * deletion or bulk edit was made that is restored or undone.
 */
export async function recordCause(
  tx: Database,
  cause: Exclude<Cause, 'unknown'>,
  at?: Date,
): Promise<void> {
  const variables = { cause, cause_at: at?.toISOString() ?? '' };
  await setChangeVariables(tx, variables, { unless: 'cause' });
}
