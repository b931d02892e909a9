import type { Database } from '#database/connect.ts';
import { changeSet, setChangeVariables } from '#database/postgres/change-variables.ts';
import { recordCause } from '../history/recorded/cause.server.ts';

/** Makes the history assign all later changes of the transaction to one bulk edit; returns its id, for undo. */
export async function beginBulkEdit(
  tx: Database,
  cause: 'bulk edit' | 'demo content' = 'bulk edit',
): Promise<string> {
  await recordCause(tx, cause);
  const bulk = await changeSet(tx);
  await setChangeVariables(tx, { bulk });
  return bulk;
}
