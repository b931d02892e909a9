import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { type Cause, history } from '#database/schema/history.ts';
import { partsOfProducts } from '../recorded/recorded-tables.ts';
import { entryConditions, newestOf, type RecordName } from '../recorded/version-states.server.ts';

export type HistoryEntry = typeof history.$inferSelect;

/** The changes of one transaction to a record. */
export interface Version {
  change_set: string;
  /** The newest entry of the record itself; restoring this version undoes all later changes. */
  id: number;
  at: Date;
  /** Null if the change came from outside the back-office. */
  actor: string | null;
  cause: Cause | null;
  cause_at: Date | null;
  /** False after a deletion: there is nothing to restore. */
  hasRecord: boolean;
  /** The entries, newest first. */
  entries: HistoryEntry[];
}

/**
 * The versions of a record, newest first; those of a product include its item codes. With `before`, only
 * versions with a smaller id.
 */
export async function recordTimeline(
  db: Database,
  record: RecordName,
  { before, limit = 20 }: { before?: number | undefined; limit?: number } = {},
): Promise<Version[]> {
  const [main, first, ...rest] = entryConditions(record).map((part) =>
    db.select().from(history).where(part),
  );
  if (!main) return [];
  const all = (first ? unionAll(main, first, ...rest) : main).as('entries');
  const newest = newestOf(record.kind, all);
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
  const lives = await db
    .select({ id: history.id, operation: history.operation })
    .from(history)
    .where(and(isOwnRow(record), ne(history.operation, 'update')))
    .orderBy(asc(history.id));
  const entries = await withCodeTranslations(db, found);
  const own = new Set(found.map(({ id }) => id));
  const versions = [...Map.groupBy(entries, ({ change_set }) => change_set).values()].flatMap(
    (version) => {
      const first =
        version.find(({ kind }) => kind === record.kind) ?? version.find(({ id }) => own.has(id));
      if (!first) return [];
      const { change_set, id, at, actor, cause, cause_at } = first;
      const hasRecord = lives.findLast((one) => one.id <= id)?.operation !== 'delete';
      return [{ change_set, id, at, actor, cause, cause_at, hasRecord, entries: version }];
    },
  );
  return versions.sort((a, b) => b.id - a.id);
}

/** A condition for the entries of a record's own row. */
export const isOwnRow = ({ kind, id }: RecordName) =>
  and(eq(history.kind, kind), eq(history.record_id, id), eq(history.table_name, kind));

/** Adds the entries of the same transactions for the translations of these parts of products, newest first. */
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
        inArray(kind, partsOfProducts),
        eq(table_name, 'translations'),
        inArray(record_id, [...new Set(codes.map((code) => code.record_id ?? 0))]),
        inArray(change_set, [...new Set(codes.map((code) => code.change_set))]),
      ),
    );
  const byId = new Map([...entries, ...translations].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => b.id - a.id);
}
