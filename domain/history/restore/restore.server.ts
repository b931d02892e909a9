import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { mayEdit, type Rights } from '../../roles/role-rights.ts';
import { recordCause } from '../recorded/cause.server.ts';
import { recordTables } from '../recorded/recorded-tables.ts';
import { stateKey } from '../recorded/row-changes.ts';
import {
  findVersion,
  type RecordName,
  readVersionStates,
} from '../recorded/version-states.server.ts';
import { applyVersion } from './apply-version.server.ts';
import {
  ParentGone,
  type RestoreRefusal,
  restoreRefusal,
  withSlug,
} from './restore-deleted-rows.server.ts';
import { rowsWithRoom } from './rows-with-room.ts';
import { isValidSlug } from './valid-slug.ts';

export type Restored =
  | {
      ok: true;
      /** The tables of rows that were left out because a row that they refer to is gone. */
      leftOut: string[];
      /** The item codes that were left unchanged because they moved to or from another product. */
      moved: string[];
      /** The tables of rows that were left out because the record has no room for them today. */
      noRoom: string[];
    }
  | {
      ok: false;
      refusal:
        | 'not allowed'
        | 'no version'
        | 'nothing left'
        | 'changed'
        | 'gone'
        | 'slug invalid'
        | RestoreRefusal;
    };

/**
 * Restores a record to its state after the history entry `version`: its links, pictures, translations and,
 * for a product, its item codes. The history records this as a new change. `seen` is the version number that
 * the caller saw; `slug` replaces the restored slug.
 */
export async function restoreVersion(
  db: Database,
  actor: Rights,
  record: RecordName & { seen: number },
  version: number,
  slug?: string,
): Promise<Restored> {
  if (!mayEdit(actor, record.kind)) return { ok: false, refusal: 'not allowed' };
  if (slug !== undefined && !isValidSlug(record.kind, slug))
    return { ok: false, refusal: 'slug invalid' };
  try {
    return await db.transaction(async (tx) => {
      const { kind, id, seen } = record;
      const table = sql.identifier(recordTables(kind)[0]?.table ?? '');
      const { rows } = await tx.execute<{ version: number }>(
        sql`select version from ${table} where id = ${id} for update`,
      );
      if (!rows[0]) return { ok: false, refusal: 'gone' };
      if (rows[0].version !== seen) return { ok: false, refusal: 'changed' };
      const found = await findVersion(tx, record, version);
      if (!found) return { ok: false, refusal: 'no version' };
      await recordCause(tx, 'version restore', found.at);
      const { now, then, moved } = await readVersionStates(tx, record, found);
      if (!then.has(stateKey(kind, { id }))) return { ok: false, refusal: 'nothing left' };
      const { fitting, noRoom } = rowsWithRoom(kind, then);
      const leftOut = await applyVersion(tx, kind, now, withSlug(fitting, kind, slug));
      if (leftOut.includes(kind)) throw new ParentGone();
      // Raise the version even if only dependent rows changed, so that an open form conflicts.
      await tx.execute(
        sql`update ${table} set version = ${seen + 1} where id = ${id} and version = ${seen}`,
      );
      return { ok: true, leftOut, moved, noRoom };
    });
  } catch (error) {
    return { ok: false, refusal: restoreRefusal(error) };
  }
}
