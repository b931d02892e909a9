import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { type Cause, history } from '#database/schema/history.ts';

export type HistoryEntry = typeof history.$inferSelect;

/** What one transaction did to a record. */
export interface Version {
  change_set: string;
  /** The newest entry of the record's own: restoring this version undoes what came after it. */
  id: number;
  at: Date;
  /** Null where the change came from outside the back-office. */
  actor: string | null;
  cause: Cause | null;
  cause_at: Date | null;
  /** Newest first. */
  entries: HistoryEntry[];
}

/**
 * The versions of a record, newest first, those of a product with what happened to its item codes.
 * `before` continues behind the version of that id.
 */
export async function recordTimeline(
  db: Database,
  record: { kind: string; id: number },
  { before, limit = 20 }: { before?: number | undefined; limit?: number } = {},
): Promise<Version[]> {
  const own = db
    .select()
    .from(history)
    .where(and(eq(history.kind, record.kind), eq(history.record_id, record.id)));
  const parts = db
    .select()
    .from(history)
    .where(and(eq(history.kind, 'item_codes'), eq(history.parent_id, record.id)));
  const all = (record.kind === 'products' ? unionAll(own, parts) : own).as('entries');
  const newest = sql<number>`coalesce(max(${all.id}) filter (where ${all.kind} = ${record.kind}), max(${all.id}))`;
  const shown = db
    .select({ change_set: all.change_set })
    .from(all)
    .groupBy(all.change_set)
    .having(before === undefined ? undefined : lt(newest, before))
    .orderBy(desc(newest))
    .limit(limit);
  const found = await db
    .select()
    .from(all)
    .where(inArray(all.change_set, shown))
    .orderBy(desc(all.id));
  const entries = await withCodeTranslations(db, found);
  const versions = [...Map.groupBy(entries, ({ change_set }) => change_set).values()].flatMap(
    (version) => {
      const first = version.find(({ kind }) => kind === record.kind) ?? version[0];
      if (!first) return [];
      const { change_set, id, at, actor, cause, cause_at } = first;
      return [{ change_set, id, at, actor, cause, cause_at, entries: version }];
    },
  );
  return versions.sort((a, b) => b.id - a.id);
}

/** With what the same transactions did to the translations of these item codes, newest first. */
export async function withCodeTranslations(
  db: Database,
  entries: HistoryEntry[],
): Promise<HistoryEntry[]> {
  const codes = entries.filter(({ parent_id }) => parent_id !== null);
  if (codes.length === 0) return entries;
  const { kind, record_id, table_name, change_set } = history;
  const translations = await db
    .select()
    .from(history)
    .where(
      and(
        eq(kind, 'item_codes'),
        eq(table_name, 'translations'),
        inArray(record_id, [...new Set(codes.map((code) => code.record_id ?? 0))]),
        inArray(change_set, [...new Set(codes.map((code) => code.change_set))]),
      ),
    );
  const byId = new Map([...entries, ...translations].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => b.id - a.id);
}
