import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { type Cause, history } from '#database/schema/history.ts';
import { editableKinds, type Rights } from '../roles/rights.ts';
import { recordNameKey, recordNames } from './record-names.server.ts';
import { recordsThere } from './records-there.server.ts';
import { type HistoryEntry, withCodeTranslations } from './timeline.server.ts';

/** Somebody's e-mail address, or what else makes changes. */
export type AuthorFilter = { actor: string } | 'database' | 'demo content' | 'sign-up';

export interface ActivityFilter {
  kind?: string | undefined;
  author?: AuthorFilter | undefined;
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
  cause: Cause | null;
  cause_at: Date | null;
  kind: string;
  record_id: number | null;
  name: string | undefined;
  /** Whether the record has not been deleted. */
  isThere: boolean;
  /** What else the entries name, see {@link recordNameKey}. */
  names: ReadonlyMap<string, string>;
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
        // Listed alone, item codes have entries of their own.
        kind === 'item_codes' ? undefined : isNotOfItsProduct,
      ),
    )
    .orderBy(desc(history.id))
    .limit(limit);
  const groups = await entriesOf(db, heads);
  const codes = [...groups.values()].flat().filter(({ kind }) => isCode(kind));
  const [names, there] = await Promise.all([
    recordNames(db, recordsOf([...heads, ...codes])),
    recordsThere(db, recordsOf(heads)),
  ]);
  return heads.map((head) => {
    const { id, at, actor, cause, cause_at, kind, record_id } = head;
    const key = recordNameKey(kind, record_id ?? 0);
    const entries = groups.get(changeKey(head)) ?? [head];
    return {
      ...{ id, at, actor, cause, cause_at, kind, record_id, entries },
      ...{ name: names.get(key), names, isThere: there.has(key) },
    };
  });
}

const recordsOf = (entries: HistoryEntry[]) =>
  entries.flatMap(({ kind, record_id }) => (record_id === null ? [] : [{ kind, id: record_id }]));

function madeBy(author: AuthorFilter | undefined): SQL | undefined {
  if (author === undefined) return undefined;
  if (typeof author === 'object') return eq(history.actor, author.actor);
  const isCause =
    author === 'database'
      ? or(isNull(history.cause), eq(history.cause, 'unknown'))
      : eq(history.cause, author);
  return and(isNull(history.actor), isCause);
}

const isCode = (kind: string) => kind === 'item_codes';

/** Two conditions, so that each finds its rows by the index of a record's history. */
const isNewestOfItsChange = sql`not exists (
    select from ${history} later where later.kind = ${history.kind} and later.record_id = ${history.record_id}
      and later.id > ${history.id} and later.change_set = ${history.change_set})
  and not exists (
    select from ${history} later where ${history.record_id} is null and later.record_id is null
      and later.kind = ${history.kind} and later.id > ${history.id} and later.change_set = ${history.change_set})`;

/** What happened to an item code together with its product is told with the product. */
const isNotOfItsProduct = sql`not (${history.kind} = 'item_codes' and exists (
    select from ${history} code
    join ${history} product on product.kind = 'products' and product.record_id = code.parent_id
      and product.change_set = code.change_set
    where code.kind = 'item_codes' and code.record_id = ${history.record_id}
      and code.change_set = ${history.change_set}))`;

const changeKey = ({ change_set, kind, record_id }: HistoryEntry): string =>
  `${change_set} ${kind} ${record_id}`;

/** All that each of these transactions did to its record, newest first; to a product with its item codes. */
async function entriesOf(
  db: Database,
  heads: HistoryEntry[],
): Promise<Map<string, HistoryEntry[]>> {
  if (heads.length === 0) return new Map();
  const { kind, record_id, parent_id, change_set } = history;
  const ids = heads.flatMap((head) => head.record_id ?? []);
  const productIds = heads.flatMap((head) =>
    head.kind === 'products' ? (head.record_id ?? []) : [],
  );
  const found = await db
    .select()
    .from(history)
    .where(
      and(
        or(
          and(
            inArray(kind, [...new Set(heads.map((head) => head.kind))]),
            or(isNull(record_id), inArray(record_id, ids)),
          ),
          and(eq(kind, 'item_codes'), inArray(parent_id, productIds)),
        ),
        inArray(change_set, [...new Set(heads.map((head) => head.change_set))]),
      ),
    )
    .orderBy(desc(history.id));
  const entries = await withCodeTranslations(db, found);
  const headKeys = new Set(heads.map(changeKey));
  // The translations of an item code do not name its product.
  const products = new Map(
    entries.flatMap((entry): [string, string][] => {
      const product = changeKey({ ...entry, kind: 'products', record_id: entry.parent_id });
      return headKeys.has(product) ? [[changeKey(entry), product]] : [];
    }),
  );
  return Map.groupBy(entries, (entry) => products.get(changeKey(entry)) ?? changeKey(entry));
}
