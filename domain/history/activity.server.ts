import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
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
  /** Continues behind the change of this id. */
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
  /** The bulk edit that it was part of. */
  bulk: string | null;
  entries: HistoryEntry[];
}

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
  const heads = await db
    .select()
    .from(history)
    .where(and(...conditions, isNewestOfItsChange))
    .orderBy(desc(history.id))
    .limit(limit);
  const [groups, names] = await Promise.all([
    entriesOf(db, heads),
    recordNames(
      db,
      heads.flatMap(({ kind, record_id }) => (record_id === null ? [] : [{ kind, id: record_id }])),
    ),
  ]);
  return heads.map((head) => {
    const { id, at, actor, kind, record_id, bulk } = head;
    const name = record_id === null ? undefined : names.get(recordNameKey(kind, record_id));
    const entries = groups.get(changeKey(head)) ?? [head];
    return { id, at, actor, kind, record_id, name, bulk, entries };
  });
}

/** Two conditions, so that each finds its rows by the index of a record's history. */
const isNewestOfItsChange = sql`not exists (
    select from ${history} later where later.kind = ${history.kind} and later.record_id = ${history.record_id}
      and later.id > ${history.id} and later.change_set = ${history.change_set})
  and not exists (
    select from ${history} later where ${history.record_id} is null and later.record_id is null
      and later.kind = ${history.kind} and later.id > ${history.id} and later.change_set = ${history.change_set})`;

const changeKey = ({ change_set, kind, record_id }: HistoryEntry): string =>
  `${change_set} ${kind} ${record_id}`;

/** All that each of these transactions did to its record, newest first. */
async function entriesOf(
  db: Database,
  heads: HistoryEntry[],
): Promise<Map<string, HistoryEntry[]>> {
  if (heads.length === 0) return new Map();
  const { kind, record_id, change_set } = history;
  const ids = heads.flatMap((head) => head.record_id ?? []);
  const entries = await db
    .select()
    .from(history)
    .where(
      and(
        inArray(kind, [...new Set(heads.map((head) => head.kind))]),
        or(isNull(record_id), inArray(record_id, ids)),
        inArray(change_set, [...new Set(heads.map((head) => head.change_set))]),
      ),
    )
    .orderBy(desc(history.id));
  return Map.groupBy(entries, changeKey);
}
