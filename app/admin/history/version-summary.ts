import { namesOfRows } from '#domain/history/recorded-tables.ts';
import type { HistoryEntry } from '#domain/history/timeline.server.ts';
import { kindName } from '#domain/records/kinds.ts';
import { capital, columnName } from './history-texts.ts';

type Entry = Pick<
  HistoryEntry,
  'kind' | 'record_id' | 'table_name' | 'operation' | 'before' | 'after'
>;

const article = (text: string) => `the ${text}`;

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Counts by what was done to the parts of a record: '2 pictures'. */
function counted(entries: Entry[]): string[] {
  const byTable = Map.groupBy(entries, ({ table_name }) => table_name);
  return [...byTable].map(([table, { length }]) => {
    const [one, several] = namesOfRows(table);
    return length === 1 ? `1 ${one}` : `${length} ${several}`;
  });
}

const sentence = (what: string[], verb: string) =>
  what.length === 0 ? [] : [`${listed.format(what)} ${verb}`];

/**
 * What one set of changes did to a record, in plain words: 'The description changed; 2 pictures
 * added'. Marks that a translation is out of date follow from a change and are not named.
 */
export function summarise(entries: readonly Entry[]): string {
  return capital(summaryOf(entries));
}

function summaryOf(entries: readonly Entry[]): string {
  const [first] = entries;
  if (!first) return '';
  const own = entries.filter(({ table_name, kind }) => table_name === kind);
  const kind = kindName(first.kind).toLowerCase();
  if (entries.some(({ operation }) => operation === 'order')) return 'the order changed';
  const root = own.find(({ operation }) => operation !== 'update');
  if (root) return `${kind} ${root.operation === 'insert' ? 'created' : 'deleted'}`;
  const fields = own.flatMap(({ after }) => Object.keys(after ?? {}).map(columnName));
  const translations = entries.filter(({ table_name }) => table_name === 'translations');
  const words = translations.filter(
    ({ operation, after }) => operation !== 'update' || 'translated_value' in (after ?? {}),
  );
  const parts = entries.filter(
    ({ table_name, kind }) => table_name !== kind && table_name !== 'translations',
  );
  const done = (operation: Entry['operation']) =>
    parts.filter((entry) => entry.operation === operation);
  const languages = [
    ...new Set(words.map(({ before, after }) => String((after ?? before)?.language_code ?? ''))),
  ].filter(Boolean);
  const summary = [
    ...sentence([...new Set(fields)].map(article), 'changed'),
    ...sentence(counted(done('insert')), 'added'),
    ...sentence(counted(done('update')), 'changed'),
    ...sentence(counted(done('delete')), 'removed'),
    ...(words.length === 0
      ? []
      : [
          `${words.length === 1 ? 'a translation' : `${words.length} translations`} changed${languages.length ? ` (${languages.join(', ')})` : ''}`,
        ]),
  ];
  return summary.join('; ') || 'nothing that shows';
}
