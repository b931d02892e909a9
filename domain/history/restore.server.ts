import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { mayEdit, type Rights } from '../roles/rights.ts';
import { applyState } from './apply-state.server.ts';
import { recordCause } from './cause.server.ts';
import { currentState } from './record-rows.server.ts';
import { recordTables } from './recorded-tables.ts';
import { type RecordState, stateBefore } from './row-changes.ts';
import { hasSlug, isValidSlug } from './valid-slug.ts';

export type Restored =
  | { ok: true; leftOut: string[] }
  | {
      ok: false;
      refusal:
        | 'not allowed'
        | 'changed'
        | 'gone'
        | 'slug invalid'
        | 'slug taken'
        | 'taken'
        | 'not now';
    };

/**
 * Makes a record what it was after the entry `version` of its history, with its links, pictures and
 * translations; that is a change like any other. `seen` is the version number of the record that the
 * caller looked at. Rows that refer to something that is gone are left out and named by table.
 */
export async function restoreVersion(
  db: Database,
  actor: Rights,
  record: { kind: string; id: number; seen: number },
  version: number,
  slug?: string,
): Promise<Restored> {
  if (!mayEdit(actor, record.kind)) return { ok: false, refusal: 'not allowed' };
  if (slug !== undefined && !isValidSlug(record.kind, slug))
    return { ok: false, refusal: 'slug invalid' };
  try {
    return await db.transaction(async (tx) => {
      const { kind, id, seen } = record;
      const [own] = recordTables(kind);
      const table = sql.identifier(own?.table ?? '');
      const { rows } = await tx.execute<{ version: number }>(
        sql`select version from ${table} where id = ${id} for update`,
      );
      if (!rows[0]) return { ok: false, refusal: 'gone' };
      if (rows[0].version !== seen) return { ok: false, refusal: 'changed' };
      const later = await tx
        .select()
        .from(history)
        .where(and(eq(history.kind, kind), eq(history.record_id, id), gt(history.id, version)))
        .orderBy(desc(history.id));
      const [restored] = await tx
        .select({ at: history.at })
        .from(history)
        .where(eq(history.id, version));
      await recordCause(tx, 'version restore', restored?.at);
      const now = await currentState(tx, kind, id);
      const wanted = withSlug(stateBefore(now, later), own?.table, slug);
      const leftOut = await applyState(tx, own?.table ?? '', now, wanted);
      // Also where only what belongs to it came back: whoever edits it meanwhile is told.
      await tx.execute(
        sql`update ${table} set version = ${seen + 1} where id = ${id} and version = ${seen}`,
      );
      return { ok: true, leftOut };
    });
  } catch (error) {
    return { ok: false, refusal: restoreRefusal(error) };
  }
}

/** Links to the slugs that a record had before it was deleted arrive again, unless others have them by now. */
export async function rememberFormerSlugs(
  tx: Database,
  record: { kind: string; id: number },
): Promise<void> {
  if (!hasSlug(record.kind)) return;
  const { kind, id } = record;
  await tx.execute(sql`
    insert into former_slugs (entity_type, slug, entity_id)
    select distinct ${kind}, before ->> 'slug', ${id}::int from history
    where kind = ${kind} and record_id = ${id} and table_name = ${kind} and operation = 'update'
      and before ->> 'slug' is not null
      and not exists (select from ${sql.identifier(kind)} there where there.slug = before ->> 'slug')
    on conflict do nothing`);
}

/** Undoes a deletion: brings back every row that this set of changes removed. */
export async function undoDeletion(
  tx: Database,
  changeSet: string,
  slug?: string,
): Promise<string[]> {
  const removed = await tx
    .select()
    .from(history)
    .where(and(eq(history.change_set, changeSet), eq(history.operation, 'delete')))
    .orderBy(desc(history.id));
  const [last] = removed;
  const wanted = withSlug(stateBefore(new Map(), removed), last && ownTable(removed), slug);
  return applyState(tx, '', new Map(), wanted);
}

const ownTable = (removed: { kind: string; table_name: string }[]) =>
  removed.find(({ kind, table_name }) => recordTables(kind)[0]?.table === table_name)?.table_name;

function withSlug(state: RecordState, table: string | undefined, slug?: string): RecordState {
  if (slug === undefined) return state;
  for (const entry of state.values())
    if (entry.table === table && 'slug' in entry.row) entry.row = { ...entry.row, slug };
  return state;
}

/** Why the database refused a record that was to come back. Throws every other failure. */
export function restoreRefusal(error: unknown): 'not now' | 'slug taken' | 'taken' {
  const failure = databaseFailure(error);
  if (failure?.code === '23514') return 'not now';
  if (failure?.code !== '23505') throw error;
  return failure.constraint?.endsWith('_slug_unique') ? 'slug taken' : 'taken';
}
