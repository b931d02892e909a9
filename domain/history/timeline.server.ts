import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';

export type HistoryEntry = typeof history.$inferSelect;

/** What one transaction did to a record. */
export interface Version {
  change_set: string;
  /** The newest entry: restoring this version undoes what came after it. */
  id: number;
  at: Date;
  /** Null where the change came from outside the back-office. */
  actor: string | null;
  /** Newest first. */
  entries: HistoryEntry[];
}

/** More entries than a page of versions usually has. */
const entriesAtOnce = 200;

/**
 * The versions of a record, newest first, those of a product with what happened to its item codes.
 * `before` continues behind the version of that id.
 */
export async function recordTimeline(
  db: Database,
  record: { kind: string; id: number },
  { before, limit = 20 }: { before?: number | undefined; limit?: number } = {},
): Promise<Version[]> {
  const earlier = before === undefined ? undefined : lt(history.id, before);
  const own = db
    .select()
    .from(history)
    .where(and(eq(history.kind, record.kind), eq(history.record_id, record.id), earlier))
    .orderBy(desc(history.id))
    .limit(entriesAtOnce);
  const parts = db
    .select()
    .from(history)
    .where(and(eq(history.kind, 'item_codes'), eq(history.parent_id, record.id), earlier))
    .orderBy(desc(history.id))
    .limit(entriesAtOnce);
  const entries =
    record.kind === 'products'
      ? await unionAll(own, parts).orderBy(sql`id desc`).limit(entriesAtOnce)
      : await own;
  return completeVersions(db, entries, limit);
}

async function completeVersions(
  db: Database,
  entries: HistoryEntry[],
  limit: number,
): Promise<Version[]> {
  const versions = new Map<string, Version>();
  for (const entry of entries) {
    const { change_set, id, at, actor } = entry;
    const version = versions.get(change_set);
    if (version) version.entries.push(entry);
    else versions.set(change_set, { change_set, id, at, actor, entries: [entry] });
  }
  const found = [...versions.values()];
  // The last one may go on beyond what was read.
  if (entries.length < entriesAtOnce) return found.slice(0, limit);
  if (found.length > 1) return found.slice(0, Math.min(limit, found.length - 1));
  const [only] = found;
  if (!only) return [];
  const first = entries[0] as HistoryEntry;
  only.entries = await db
    .select()
    .from(history)
    .where(
      and(
        eq(history.change_set, only.change_set),
        eq(history.kind, first.kind),
        first.record_id === null ? undefined : eq(history.record_id, first.record_id),
      ),
    )
    .orderBy(desc(history.id));
  return [only];
}
