import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { translations } from '#database/schema/languages.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { insertRow, removeRow, updateRow } from '../history/recorded/record-rows.server.ts';
import type { HistoryEntry } from '../history/timeline/timeline.server.ts';
import { mayTranslateInto, type Rights } from '../roles/role-rights.ts';
import { lockOriginal } from './translation-editing.server.ts';

type Row = typeof translations.$inferSelect;

/**
 * Undoes a change set of translations of one record: a deletion ('restored'), or a save ('undone'). A restored
 * translation is marked as outdated if its original changed since. 'gone': a row, its record or the change set
 * does not exist. 'taken': there is a newer translation. 'changed': someone has changed one of them since.
 */
export async function undoTranslations(
  db: Database,
  actor: Rights,
  set: string,
): Promise<'restored' | 'undone' | 'taken' | 'changed' | 'gone' | 'not allowed'> {
  try {
    return await db.transaction(async (tx) => {
      const entries = await tx
        .select()
        .from(history)
        .where(eq(history.change_set, set))
        .orderBy(desc(history.id));
      const [entry] = entries;
      // A change set with other rows is the deletion of a record, which the bin restores.
      if (!entry || !entries.every((one) => isOfRecord(one, entry))) return 'gone';
      const rows = await currentRows(tx, entries);
      const places = entries.map((one) => rowOf(one, rows));
      if (places.some((row) => row && !mayTranslateInto(actor, row.language_code)))
        return 'not allowed';
      const [place] = places;
      if (!place || places.includes(undefined)) return 'gone';
      if ((await lockOriginal(tx, place)) === undefined) return 'gone';
      const saved = entries.filter(({ operation }) => operation !== 'delete');
      for (const one of saved) if (await isChangedSince(tx, one)) return 'changed';
      for (const one of entries)
        if (one.operation === 'delete') await restoreRow(tx, one);
        else await undoEntry(tx, one, rows.get(idOf(one)));
      return saved.length === 0 ? 'restored' : 'undone';
    });
  } catch (error) {
    if (databaseFailure(error)?.code === '23505') return 'taken';
    throw error;
  }
}

const idOf = ({ row_key }: HistoryEntry) => Number(row_key?.id);

/** Whether an entry is a translation of the same record as another. */
const isOfRecord = ({ table_name, kind, record_id }: HistoryEntry, other: HistoryEntry) =>
  table_name === 'translations' && kind === other.kind && record_id === other.record_id;

/** The row of an entry: as it was deleted, or as it is now; undefined if it is gone. */
const rowOf = ({ operation, ...entry }: HistoryEntry, rows: ReadonlyMap<number, Row>) =>
  operation === 'delete' ? (entry.before as unknown as Row) : rows.get(Number(entry.row_key?.id));

async function currentRows(tx: Database, entries: HistoryEntry[]): Promise<Map<number, Row>> {
  const rows = await tx
    .select()
    .from(translations)
    .where(inArray(translations.id, entries.map(idOf)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether the text of an entry was changed after it. A mark as outdated is no change of the text. */
async function isChangedSince(tx: Database, entry: HistoryEntry): Promise<boolean> {
  const later = and(
    ...laterOf(entry),
    eq(history.table_name, 'translations'),
    sql`(${history.row_key} ->> 'id')::int = ${idOf(entry)}`,
    sql`(${history.operation} <> 'update' or ${history.after} ? 'translated_value')`,
  );
  return (await tx.$count(history, later)) > 0;
}

/** Conditions for the later changes of an entry's record. */
const laterOf = ({ id, kind, record_id, change_set }: HistoryEntry) => [
  eq(history.kind, kind),
  eq(history.record_id, record_id ?? 0),
  gt(history.id, id),
  ne(history.change_set, change_set),
];

async function undoEntry(tx: Database, entry: HistoryEntry, now: Row | undefined): Promise<void> {
  if (entry.operation === 'insert') return removeRow(tx, 'translations', { id: idOf(entry) });
  const before = entry.before ?? {};
  await updateRow(tx, 'translations', { id: idOf(entry) }, before);
  // A trigger marks a changed text as up to date, so the former mark is set after it.
  const outdated_since = before.outdated_since ?? now?.outdated_since ?? null;
  await updateRow(tx, 'translations', { id: idOf(entry) }, { outdated_since });
}

async function restoreRow(tx: Database, entry: HistoryEntry): Promise<void> {
  const row = entry.before as Row;
  const later = and(
    ...laterOf(entry),
    eq(history.table_name, row.entity_type),
    sql`${history.after} ? ${row.field_name}`,
  );
  const isOutdated = (await tx.$count(history, later)) > 0;
  await insertRow(tx, 'translations', {
    ...row,
    version: row.version + 1,
    outdated_since: row.outdated_since ?? (isOutdated ? new Date() : null),
  });
}
