import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { databaseFailure } from '../../failures/failure-reason.server.ts';
import { isPublishedKind } from '../../kinds/kinds.ts';
import { type RecordState, stateBefore } from '../recorded/row-changes.ts';
import { applyState } from './apply-state.server.ts';
import { rowsWithRoom } from './rows-with-room.ts';

/** Restores the redirects from former slugs of a restored record, except slugs that another record uses now. */
export async function rememberFormerSlugs(
  tx: Database,
  record: { kind: string; id: number },
): Promise<void> {
  if (!isPublishedKind(record.kind)) return;
  const { kind, id } = record;
  await tx.execute(sql`
    insert into former_slugs (entity_type, slug, entity_id)
    select distinct ${kind}, before ->> 'slug', ${id}::int from history
    where kind = ${kind} and record_id = ${id} and table_name = ${kind} and operation = 'update'
      and before ->> 'slug' is not null
      and not exists (select from ${sql.identifier(kind)} there where there.slug = before ->> 'slug')
    on conflict do nothing`);
}

/**
 * Restores every row that a change set deleted, with `slug` as the record's new slug if given. Returns the
 * tables of rows that were left out, like {@link applyState} and {@link rowsWithRoom}.
 */
export async function restoreDeletedRows(
  tx: Database,
  kind: string,
  changeSet: string,
  slug?: string,
): Promise<{ leftOut: string[]; noRoom: string[] }> {
  const removed = await tx
    .select()
    .from(history)
    .where(and(eq(history.change_set, changeSet), eq(history.operation, 'delete')))
    .orderBy(desc(history.id));
  const { fitting, noRoom } = rowsWithRoom(kind, stateBefore(new Map(), removed));
  const leftOut = await applyState(tx, '', new Map(), withSlug(fitting, kind, slug));
  return { leftOut, noRoom };
}

/** The state with another slug for the record of this table; unchanged if `slug` is undefined. */
export function withSlug(state: RecordState, table: string, slug?: string): RecordState {
  if (slug === undefined) return state;
  return new Map(
    [...state].map(([at, entry]) => [
      at,
      entry.table === table && 'slug' in entry.row
        ? { ...entry, row: { ...entry.row, slug } }
        : entry,
    ]),
  );
}

/** The parent of a restored record does not exist, such as the product of an item code. */
export class ParentGone extends Error {}

/**
 * Why a record cannot be restored. 'parent gone': it belongs to a record that does not exist, such as the product of
 * an item code. 'not now': a rule of the database refuses it, such as a fourth pinned item.
 */
export type RestoreRefusal = 'parent gone' | 'not now' | 'slug taken' | 'taken';

/** The refusal for a failed restore. Rethrows any other error. */
export function restoreRefusal(error: unknown): RestoreRefusal {
  if (error instanceof ParentGone) return 'parent gone';
  const failure = databaseFailure(error);
  if (failure?.code === '23514') return 'not now';
  if (failure?.code !== '23505') throw error;
  return failure.constraint?.endsWith('_slug_unique') ? 'slug taken' : 'taken';
}
