import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bin } from '#database/schema/history.ts';
import { restoreFromBin } from '../history/restore/restore-from-bin.server.ts';
import type { HistoryEntry } from '../history/timeline/timeline.server.ts';
import type { Rights } from '../roles/role-rights.ts';
import { nothingUndone, type Undone } from './undone.ts';

/**
 * Restores from the bin the records of a bulk delete; `deleted` are the history entries of their rows, newest
 * first.
 */
export async function restoreTogether(
  tx: Database,
  actor: Rights,
  kind: string,
  deleted: HistoryEntry[],
): Promise<Undone> {
  const undone = { ...nothingUndone, deleted: true, asked: deleted.length };
  const ids = deleted.map(({ record_id }) => record_id ?? 0);
  const binned = await tx
    .select()
    .from(bin)
    .where(and(eq(bin.kind, kind), inArray(bin.record_id, ids)))
    .orderBy(bin.id);
  const entryOf = new Map(binned.map((entry) => [entry.record_id, entry]));
  const missing: number[] = [];
  // Restore in the order of deletion.
  for (const { record_id, change_set } of deleted.toReversed()) {
    const id = record_id ?? 0;
    const entry = entryOf.get(id);
    if (!entry) missing.push(id);
    // The record was restored and deleted again since.
    else if (entry.change_set !== change_set) undone.changed++;
    else {
      const restored = await restoreFromBin(tx, actor, entry.id);
      if (restored.ok) {
        undone.done++;
        undone.leftOut ||= restored.leftOut.length > 0;
      } else if (restored.refusal === 'gone') missing.push(id);
      else undone.refused++;
    }
  }
  // One statement reads both places at the same moment. With two, a record that moves between them could be
  // missed.
  const { rows } = await tx.execute<{ is_there: boolean; is_binned: boolean }>(sql`
    select exists (select from ${sql.identifier(kind)} r where r.id = missing.id) as is_there,
      exists (select from ${bin} b where b.kind = ${kind} and b.record_id = missing.id) as is_binned
    from unnest(${sql.param(missing)}::int[]) as missing(id)`);
  for (const { is_there, is_binned } of rows)
    if (is_there) undone.already++;
    else if (is_binned) undone.changed++;
    else undone.gone++;
  return undone;
}
