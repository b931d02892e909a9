import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bin } from '#database/schema/history.ts';
import { mayEdit, type Rights } from '../../roles/role-rights.ts';
import type { BinnedRecord } from '../bin/bin.server.ts';
import { recordCause } from '../recorded/cause.server.ts';
import { restoreLinks } from './linked-records.server.ts';
import {
  ParentGone,
  type RestoreRefusal,
  rememberFormerSlugs,
  restoreDeletedRows,
  restoreRefusal,
} from './restore-deleted-rows.server.ts';
import { isValidSlug } from './valid-slug.ts';

export type RestoredFromBin =
  | { ok: true; record: BinnedRecord; leftOut: string[]; noRoom: string[] }
  | { ok: false; refusal: 'gone' | 'not allowed' | 'slug invalid' | RestoreRefusal };

/** Restores a record with its dependent rows; `slug` replaces its own slug. */
export async function restoreFromBin(
  db: Database,
  actor: Rights,
  entry: number,
  slug?: string,
): Promise<RestoredFromBin> {
  try {
    return await db.transaction(async (tx) => {
      const [record] = await tx.select().from(bin).where(eq(bin.id, entry)).for('update');
      if (!record) return { ok: false, refusal: 'gone' };
      if (!mayEdit(actor, record.kind)) return { ok: false, refusal: 'not allowed' };
      if (slug !== undefined && !isValidSlug(record.kind, slug))
        return { ok: false, refusal: 'slug invalid' };
      await recordCause(tx, 'bin restore', record.deleted_at);
      await tx.delete(bin).where(eq(bin.id, entry));
      const { kind, change_set } = record;
      const { leftOut, noRoom } = await restoreDeletedRows(tx, kind, change_set, slug);
      if (leftOut.includes(kind)) throw new ParentGone();
      const back = { kind, id: record.record_id };
      await rememberFormerSlugs(tx, back);
      await restoreLinks(tx, back);
      return { ok: true, record, leftOut, noRoom };
    });
  } catch (error) {
    return { ok: false, refusal: restoreRefusal(error) };
  }
}
