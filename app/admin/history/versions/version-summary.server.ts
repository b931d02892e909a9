import { machineTime } from '#app/i18n/dates.ts';
import type { Cause } from '#database/schema/history.ts';
import { joinTexts, listed } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { recordNameKey } from '#domain/history/recorded/record-names.server.ts';
import type { HistoryEntry } from '#domain/history/timeline/timeline.server.ts';
import { kindName } from '#domain/kinds/kinds.ts';
import { capitalize, columnName, countedRows, labelled, unnamed } from '../history-texts.ts';

type Entry = Pick<
  HistoryEntry,
  'kind' | 'record_id' | 'table_name' | 'operation' | 'before' | 'after'
>;

/** The entries of one change set about a record of `kind`, and their cause. */
interface ChangeOfRecord {
  kind: string;
  cause?: Cause | null;
  cause_at?: Date | null;
  entries: readonly Entry[];
}

/** The names of a product's item codes; the key is made by recordNameKey. */
type Names = ReadonlyMap<string, string>;

/**
 * Summarises what one change set did to a record: 'The description changed; 2 pictures added', 'Product
 * deleted, with 4 item codes'. Marks of outdated translations are left out, because they follow from
 * other changes.
 */
export function summarise(change: ChangeOfRecord, names: Names = new Map()): string {
  const what = whatHappened(change, names);
  const why = reasonOf(change);
  return capitalize(why && what ? labelled(why, what) : why || what) || t('No visible change');
}

function reasonOf({ cause, cause_at }: ChangeOfRecord): string {
  if (cause === 'bulk edit') return t('bulk edit');
  if (cause === 'bulk undo') return t('bulk edit undone');
  if (cause === 'plan') return t('as planned');
  if (cause !== 'version restore') return '';
  if (!cause_at) return t('version restored');
  return t('version of {time} restored', { time: machineTime(cause_at) });
}

function whatHappened({ kind, cause, entries }: ChangeOfRecord, names: Names): string {
  if (entries.some(({ operation }) => operation === 'order')) return t('the order changed');
  const isOwn = ({ table_name, kind: of }: Entry) => of === kind && table_name === kind;
  const own = entries.filter(isOwn);
  const root = own.find(({ operation }) => operation !== 'update');
  if (root) {
    const isBack = cause === 'bin restore' || cause === 'bulk undo';
    const came = isBack ? '{kind} restored from the bin' : '{kind} created';
    const done = root.operation === 'insert' ? came : '{kind} deleted';
    const what = t(done, { kind: translate(kindName(kind)).toLowerCase() });
    const along = entries.filter((one) => !isOwn(one) && one.operation === root.operation);
    const rows = countedRows(byTable(along));
    return rows.length === 0 ? what : t('{what}, with {rows}', { what, rows: joinTexts(rows) });
  }
  const parts = entries.filter((one) => !isOwn(one) && one.table_name !== 'translations');
  const done = (operation: Entry['operation']) =>
    parts.filter((entry) => entry.operation === operation);
  const codes = done('update').filter(({ table_name }) => table_name === 'item_codes');
  const named = codes.length <= mostNamed ? codes : [];
  return [
    ...sentence(
      fieldsOf(own).map((field) => t('the {field}', { field })),
      '{what} changed',
    ),
    ...named.flatMap((code) =>
      sentence(fieldsOf([code]), '{what} changed').map((text) =>
        labelled(nameOf(code, names), text),
      ),
    ),
    ...sentence(rowsOf(done('insert'), names), '{what} added'),
    ...sentence(rowsOf(without(done('update'), named), names), '{what} changed'),
    ...sentence(rowsOf(done('delete'), names), '{what} removed'),
    ...translationsOf(entries),
  ].join(t('; '));
}

/** The most item codes that are named; more are counted. */
const mostNamed = 3;

const without = (entries: Entry[], others: Entry[]) =>
  entries.filter((one) => !others.includes(one));

const fieldsOf = (entries: Entry[]): string[] => [
  ...new Set(entries.flatMap(({ after }) => Object.keys(after ?? {}).map(columnName))),
];

const nameOf = ({ kind, record_id }: Entry, names: Names): string =>
  names.get(recordNameKey(kind, record_id ?? 0)) ?? unnamed(record_id);

const sentence = (
  what: string[],
  text: '{what} added' | '{what} changed' | '{what} removed',
): string[] => (what.length === 0 ? [] : [t(text, { what: joinTexts(what) })]);

const byTable = (entries: Entry[]): [table: string, count: number][] =>
  [...Map.groupBy(entries, ({ table_name }) => table_name)].map(([table, { length }]) => [
    table,
    length,
  ]);

/** Counts rows by table, e.g. '2 pictures'; a single item code is named. */
function rowsOf(entries: Entry[], names: Names): string[] {
  const codes = entries.filter(({ table_name }) => table_name === 'item_codes');
  const [code] = codes;
  if (!code || codes.length > 1) return eachTable(entries);
  const named = t('item code {code}', { code: nameOf(code, names) });
  return [named, ...eachTable(without(entries, codes))];
}

const eachTable = (entries: Entry[]) =>
  byTable(entries).flatMap((counted) => countedRows([counted], { linksByName: true }));

function translationsOf(entries: readonly Entry[]): string[] {
  const words = entries.filter(
    ({ table_name, operation, after }) =>
      table_name === 'translations' &&
      (operation !== 'update' || 'translated_value' in (after ?? {})),
  );
  if (words.length === 0) return [];
  const languages = [
    ...new Set(words.map(({ before, after }) => String((after ?? before)?.language_code ?? ''))),
  ].filter(Boolean);
  const count = words.length;
  const what =
    count === 1 ? t('a translation changed') : t('{count} translations changed', { count });
  if (languages.length === 0) return [what];
  return [t('{what} ({languages})', { what, languages: listed(languages) })];
}
