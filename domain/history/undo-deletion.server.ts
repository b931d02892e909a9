import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { isPublishedKind } from '../kinds/kinds.ts';
import { applyState } from './apply-state.server.ts';
import { type RecordState, stateBefore } from './row-changes.ts';

/** Links to the slugs that a record had before it was deleted arrive again, unless others have them by now. */
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

/** Undoes the deletion of a record of a kind: brings back every row that this set of changes removed. */
export async function undoDeletion(
  tx: Database,
  kind: string,
  changeSet: string,
  slug?: string,
): Promise<string[]> {
  const removed = await tx
    .select()
    .from(history)
    .where(and(eq(history.change_set, changeSet), eq(history.operation, 'delete')))
    .orderBy(desc(history.id));
  const wanted = withSlug(stateBefore(new Map(), removed), kind, slug);
  return applyState(tx, '', new Map(), wanted);
}

/** A state in which the record of this table has another slug. */
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

/** What a record belongs to is not there. */
export class ParentGone extends Error {}

/** Why a record cannot come back. Throws every other failure. */
export function restoreRefusal(error: unknown): 'parent gone' | 'not now' | 'slug taken' | 'taken' {
  if (error instanceof ParentGone) return 'parent gone';
  const failure = databaseFailure(error);
  if (failure?.code === '23514') return 'not now';
  if (failure?.code !== '23505') throw error;
  return failure.constraint?.endsWith('_slug_unique') ? 'slug taken' : 'taken';
}
