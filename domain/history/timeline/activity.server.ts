import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { type Cause, history } from '#database/schema/history.ts';
import { editableKinds, type Rights } from '../../roles/role-rights.ts';
import { findExistingRecords } from '../recorded/existing-records.server.ts';
import { recordNameKey, recordNames } from '../recorded/record-names.server.ts';
import { changeKey, entriesOf, isNoPartOfAnother } from './activity-entries.server.ts';
import type { HistoryEntry } from './timeline.server.ts';

/** The e-mail address of an account, or the source of changes that no account made. */
export type AuthorFilter =
  | { actor: string }
  | 'database'
  | 'demo content'
  | 'sign-up'
  | 'not demo content';

export interface ActivityFilter {
  kind?: string | undefined;
  author?: AuthorFilter | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Only changes with a smaller id, for the next page. */
  before?: number | undefined;
}

/** What one transaction did to one record, or to the order of a list. */
export interface Activity {
  /** The id of its newest entry. */
  id: number;
  at: Date;
  actor: string | null;
  cause: Cause | null;
  cause_at: Date | null;
  kind: string;
  record_id: number | null;
  name: string | undefined;
  /** Whether the record exists. */
  isThere: boolean;
  /** Names of records that the entries mention, by {@link recordNameKey}. */
  names: ReadonlyMap<string, string>;
  /** The bulk edit that the change was part of. */
  bulk: string | null;
  entries: HistoryEntry[];
}

/** The changes of all kinds that the actor may edit, newest first. */
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
    madeBy(filter.author),
    since && gte(history.at, since),
    until && lt(history.at, until),
    before === undefined ? undefined : lt(history.id, before),
  ];
  const heads = await db
    .select()
    .from(history)
    .where(
      and(
        ...conditions,
        isNewestOfItsChange,
        // A list of a single kind shows all its entries, even if another record's activity contains them.
        kind === undefined ? isNoPartOfAnother : undefined,
      ),
    )
    .orderBy(desc(history.id))
    .limit(limit);
  const groups = await entriesOf(db, heads);
  const codes = [...groups.values()].flat().filter((entry) => entry.kind === 'item_codes');
  const [names, there] = await Promise.all([
    recordNames(db, recordsOf([...heads, ...codes])),
    findExistingRecords(db, recordsOf(heads)),
  ]);
  return heads.map((head) => {
    const { id, at, actor, cause, cause_at, kind, record_id, bulk } = head;
    const key = recordNameKey(kind, record_id ?? 0);
    const entries = groups.get(changeKey(head)) ?? [head];
    return {
      ...{ id, at, actor, cause, cause_at, kind, record_id, bulk, entries },
      ...{ name: names.get(key), names, isThere: there.has(key) },
    };
  });
}

const recordsOf = (entries: HistoryEntry[]) =>
  entries.flatMap(({ kind, record_id }) => (record_id === null ? [] : [{ kind, id: record_id }]));

function madeBy(author: AuthorFilter | undefined): SQL | undefined {
  if (author === undefined) return undefined;
  if (typeof author === 'object') return eq(history.actor, author.actor);
  if (author === 'not demo content') return sql`${history.cause} is distinct from 'demo content'`;
  const isCause =
    author === 'database'
      ? or(isNull(history.cause), eq(history.cause, 'unknown'))
      : eq(history.cause, author);
  return and(isNull(history.actor), isCause);
}

/** Two conditions instead of one `is not distinct from`, so that each uses the index on kind and record. */
const isNewestOfItsChange = sql`not exists (
    select from ${history} later where later.kind = ${history.kind} and later.record_id = ${history.record_id}
      and later.id > ${history.id} and later.change_set = ${history.change_set})
  and not exists (
    select from ${history} later where ${history.record_id} is null and later.record_id is null
      and later.kind = ${history.kind} and later.id > ${history.id} and later.change_set = ${history.change_set})`;
