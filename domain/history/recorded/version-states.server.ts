import { and, desc, eq, gt, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { item_codes } from '#database/schema/products.ts';
import { statesOf } from './record-rows.server.ts';
import { type RecordState, stateBefore, stateKey } from './row-changes.ts';

export interface RecordName {
  kind: string;
  id: number;
}

/**
 * Conditions for the entries of a record: the record's own entries and, for a product, those of its
 * item codes while they belonged to it and when they left it. They are disjoint, and each has an index.
 */
export function entryConditions({ kind, id }: RecordName): [SQL, ...SQL[]] {
  const own = sql`${history.kind} = ${kind} and ${history.record_id} = ${id}`;
  if (kind !== 'products') return [own];
  const ofCodes = sql`${history.kind} = 'item_codes'`;
  return [
    own,
    sql`${ofCodes} and ${history.parent_id} = ${id}`,
    sql`${ofCodes} and ${history.operation} = 'update' and (${history.before} ->> 'product_id')::int = ${id}`,
  ];
}

/** A version: its change set, and its id in the timeline. */
interface FoundVersion {
  id: number;
  change_set: string;
  at: Date;
}

/** The version that contains a history entry of the record; undefined if the entry does not belong to it. */
export async function findVersion(
  db: Database,
  record: RecordName,
  entry: number,
): Promise<FoundVersion | undefined> {
  const ownEntries = or(...entryConditions(record));
  const [found] = await db
    .select({ change_set: history.change_set, at: history.at })
    .from(history)
    .where(and(eq(history.id, entry), ownEntries));
  if (!found) return undefined;
  const { change_set, at } = found;
  const [version] = await db
    .select({ id: newestOf(record.kind, history) })
    .from(history)
    .where(and(eq(history.change_set, change_set), ownEntries));
  return { id: version?.id ?? entry, change_set, at };
}

/** The id of a version: the newest entry of the record itself, or else of its item codes. */
export const newestOf = (kind: string, entries: Record<'id' | 'kind', SQLWrapper>) =>
  sql`coalesce(max(${entries.id}) filter (where ${entries.kind} = ${kind}), max(${entries.id}))`.mapWith(
    Number,
  );

/** The state of a record now, and after a version. */
interface VersionStates {
  now: RecordState;
  then: RecordState;
  /** The names of item codes that moved to or from another product since; neither state contains them. */
  moved: string[];
}

/** Reads both states of a record. The caller has locked the record's row; this locks its item codes. */
export async function readVersionStates(
  tx: Database,
  record: RecordName,
  version: FoundVersion,
): Promise<VersionStates> {
  const since = and(gt(history.id, version.id), ne(history.change_set, version.change_set));
  const [own, ...ofCodes] = entryConditions(record);
  const codes =
    ofCodes.length > 0 ? await codesSince(tx, record.id, and(since, or(...ofCodes))) : [];
  const codeEntries = and(eq(history.kind, 'item_codes'), inArray(history.record_id, codes));
  const later = await tx
    .select()
    .from(history)
    .where(and(since, codes.length > 0 ? or(own, codeEntries) : own))
    .orderBy(desc(history.id));
  const now: RecordState = new Map([
    ...(await statesOf(tx, record.kind, [record.id])),
    ...(codes.length > 0 ? await statesOf(tx, 'item_codes', codes) : []),
  ]);
  const then = stateBefore(now, later);
  const moved = codes.flatMap((id) =>
    removeMoved(record.id, { id, ...moveOf(id, later) }, now, then),
  );
  return { now, then, moved: moved.sort() };
}

/** The ids of the item codes that a product has now, or had since a version. */
async function codesSince(tx: Database, product: number, since: SQL | undefined) {
  const held = await tx
    .select({ id: item_codes.id })
    .from(item_codes)
    .where(eq(item_codes.product_id, product))
    .orderBy(item_codes.id)
    .for('update');
  const named = await tx
    .selectDistinct({ id: sql<number>`${history.record_id}` })
    .from(history)
    .where(since);
  return [...new Set([...held, ...named].map(({ id }) => id))];
}

type Entry = typeof history.$inferSelect;

/** Whether a code moved between products in these entries (newest first), and its product when it was deleted. */
function moveOf(code: number, later: Entry[]) {
  const own = later.filter((one) => one.table_name === 'item_codes' && one.record_id === code);
  return {
    hasMoved: own.some(
      ({ operation, before }) => operation === 'update' && before?.product_id !== undefined,
    ),
    lastProduct: own.find(({ operation }) => operation === 'delete')?.before?.product_id,
  };
}

/**
 * Removes an item code from both states if it moved between products since: it stays with its current
 * product, or in the bin. Returns its name if the product had it then or has it now.
 */
function removeMoved(
  product: number,
  { id, hasMoved, lastProduct }: { id: number } & ReturnType<typeof moveOf>,
  now: RecordState,
  then: RecordState,
): string[] {
  const at = stateKey('item_codes', { id });
  const [is, was] = [now.get(at)?.row, then.get(at)?.row];
  const isMine = (is ? is.product_id : lastProduct) === product;
  const wasMine = was?.product_id === product;
  if (isMine && (wasMine || (was === undefined && !hasMoved))) return [];
  for (const state of [now, then])
    for (const [key, entry] of state)
      if (key === at || (entry.table === 'translations' && isOf(entry.row, id))) state.delete(key);
  return (is && isMine) || wasMine ? [String((is ?? was)?.item_code)] : [];
}

const isOf = (translation: Record<string, unknown>, code: number) =>
  translation.entity_type === 'item_codes' && translation.entity_id === code;
