import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { changeSet, setChangeVariables } from '#database/postgres/change-variables.ts';
import { bin } from '#database/schema/history.ts';
import { item_codes } from '#database/schema/products.ts';
import { moveToBin } from '../bin/bin.server.ts';
import { type RecordState, stateKey } from '../recorded/row-changes.ts';
import { applyState, changedColumns } from './apply-state.server.ts';
import { whileCodesMove } from './moving-codes.server.ts';

/**
 * Changes a record with its item codes from `now` to `then`. New codes go into the bin, restored codes leave
 * it, and all changed codes get a new version, so that open forms conflict. Returns what {@link applyState}
 * returns.
 */
export async function applyVersion(
  tx: Database,
  kind: string,
  now: RecordState,
  then: RecordState,
): Promise<string[]> {
  if (kind === 'products') await moveNewCodesToBin(tx, now, then);
  const leftOut = await whileCodesMove(tx, () => applyState(tx, kind, now, then));
  if (kind === 'products') {
    const codes = changedCodes(now, then);
    await tx.delete(bin).where(and(eq(bin.kind, 'item_codes'), inArray(bin.record_id, codes)));
    await tx
      .update(item_codes)
      .set({ version: sql`${item_codes.version} + 1` })
      .where(inArray(item_codes.id, codes));
  }
  return leftOut;
}

/** Each code gets its own change set, so that the bin can restore it alone. */
async function moveNewCodesToBin(tx: Database, now: RecordState, then: RecordState) {
  const change_set = await changeSet(tx);
  for (const [at, { table, row }] of now)
    if (table === 'item_codes' && !then.has(at))
      await moveToBin(tx, item_codes, Number(row.id), item_codes.item_code, { alone: true });
  await setChangeVariables(tx, { change_set });
}

/** The ids of item codes of `then` whose row or translations differ in `now`. */
function changedCodes(now: RecordState, then: RecordState): number[] {
  const codes = new Set<number>();
  for (const [at, { table, row }] of new Map([...now, ...then])) {
    const current = now.get(at)?.row;
    const former = then.get(at)?.row;
    if (current && former && Object.keys(changedColumns(current, former, false)).length === 0)
      continue;
    if (table === 'item_codes') codes.add(Number(row.id));
    if (table === 'translations' && row.entity_type === 'item_codes')
      codes.add(Number(row.entity_id));
  }
  return [...codes].filter((id) => then.has(stateKey('item_codes', { id })));
}
