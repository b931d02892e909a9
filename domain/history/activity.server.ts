import { and, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { editableKinds, type Rights } from '../roles/rights.ts';
import { recordNameKey, recordNames } from './record-names.server.ts';
import type { HistoryEntry } from './timeline.server.ts';

export interface ActivityFilter {
  kind?: string | undefined;
  /** An e-mail address; '' for what came from outside the back-office. */
  actor?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Continues behind the entry of this id. */
  before?: number | undefined;
}

/** What one transaction did to one record, or to the order of a list. */
export interface Activity {
  /** Of its newest entry. */
  id: number;
  at: Date;
  actor: string | null;
  kind: string;
  record_id: number | null;
  name: string | undefined;
  entries: HistoryEntry[];
}

/** Enough for a page of changes unless one of them is an import. */
const entriesAtOnce = 1000;

/** All changes of what somebody keeps, newest first. */
export async function listActivity(
  db: Database,
  actor: Rights,
  filter: ActivityFilter,
  limit: number,
): Promise<Activity[]> {
  const { kind, since, until, before } = filter;
  const kinds = editableKinds(actor).filter((kept) => kind === undefined || kept === kind);
  const conditions: (SQL | undefined)[] = [
    inArray(history.kind, kinds),
    filter.actor === undefined
      ? undefined
      : filter.actor === ''
        ? isNull(history.actor)
        : eq(history.actor, filter.actor),
    since && gte(history.at, since),
    until && lt(history.at, until),
    before === undefined ? undefined : lt(history.id, before),
  ];
  const entries = await db
    .select()
    .from(history)
    .where(and(...conditions))
    .orderBy(desc(history.id))
    .limit(entriesAtOnce);
  const groups = Map.groupBy(
    entries,
    ({ change_set, kind, record_id }) => `${change_set} ${kind} ${record_id}`,
  );
  const found = [...groups.values()].slice(0, limit);
  const named = found.flatMap(([entry]) =>
    entry && entry.record_id !== null ? [{ kind: entry.kind, id: entry.record_id }] : [],
  );
  const names = await recordNames(db, named);
  return found.flatMap((group) => {
    const [entry] = group;
    if (!entry) return [];
    const { id, at, actor, kind, record_id } = entry;
    const name = record_id === null ? undefined : names.get(recordNameKey(kind, record_id));
    return [{ id, at, actor, kind, record_id, name, entries: group }];
  });
}
