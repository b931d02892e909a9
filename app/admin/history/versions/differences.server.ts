import { diffWordsWithSpace } from 'diff';
import { t, translate } from '#domain/admin-words/t.ts';
import { recordNameKey } from '#domain/history/recorded/record-names.server.ts';
import { linkTarget, namesOfRows } from '#domain/history/recorded/recorded-tables.ts';
import type { HistoryEntry } from '#domain/history/timeline/timeline.server.ts';
import {
  capitalize,
  columnName,
  columnText,
  isPicture,
  labelled,
  unnamed,
} from '../history-texts.ts';

/** A piece of a compared text: unchanged, removed or added. */
export interface Piece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** A change of one field or part of a record, ready to be shown. */
export type ShownChange =
  | { label: string; type: 'text'; pieces: Piece[] }
  | { label: string; type: 'pictures'; before: string[]; after: string[] }
  | { label: string; type: 'items'; removed: string[]; added: string[] };

/** The most characters of both texts together that are compared word by word, because longer ones take too long. */
const longestCompared = 20_000;

/** The words that differ between two texts. */
export function compare(before: string, after: string): Piece[] {
  if (before.length + after.length > longestCompared)
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The changed fields of an entry. `of` names the part that the fields belong to, if it is not the record itself. */
function changedFields(entry: HistoryEntry, of?: string): ShownChange[] {
  return Object.entries(entry.after ?? {}).flatMap(([column, after]): ShownChange[] => {
    if (column === 'outdated_since') return [];
    const before = entry.before?.[column];
    const name = capitalize(columnName(column));
    const label = of ? labelled(of, name) : name;
    if (isPicture(before) || isPicture(after)) {
      const shown = (value: unknown) => (isPicture(value) ? [value] : []);
      return [{ label, type: 'pictures', before: shown(before), after: shown(after) }];
    }
    return [
      {
        label,
        type: 'text',
        pieces: compare(columnText(column, before), columnText(column, after)),
      },
    ];
  });
}

function linkedRecord({ table_name, before, after }: HistoryEntry) {
  const link = linkTarget(table_name);
  const id = link && (after ?? before)?.[link.column];
  return typeof id === 'number' ? { kind: link?.kind ?? '', id } : undefined;
}

/** The text of a part in a list: the name of the linked record, the address of the picture, the word, or the item code. */
function partText(entry: HistoryEntry, names: ReadonlyMap<string, string>): string {
  const row = entry.after ?? entry.before ?? {};
  const link = linkedRecord(entry);
  if (link) return names.get(recordNameKey(link.kind, link.id)) ?? unnamed(link.id);
  if (row.key !== undefined) return `${row.key}: ${row.value}`;
  return String(
    row.image_url ??
      row.media_url ??
      row.item_code ??
      row.number ??
      row.title ??
      row.body ??
      row.picture_url ??
      '',
  );
}

const nameOfCode = ({ kind, record_id }: HistoryEntry, names: ReadonlyMap<string, string>) =>
  kind === 'item_codes' ? names.get(recordNameKey(kind, record_id ?? 0)) : undefined;

/** The other records whose names are needed to show these entries: linked records, item codes, translated ones. */
export function linkedRecords(entries: readonly HistoryEntry[]): { kind: string; id: number }[] {
  return entries.flatMap((entry) => {
    const { kind, table_name, row_key, record_id } = entry;
    const code = kind === 'item_codes' ? [{ kind, id: record_id ?? 0 }] : [];
    if (table_name !== 'translations') return linkedRecord(entry) ?? code;
    return [{ kind: table_name, id: Number(row_key?.id) }, ...code];
  });
}

/** The changes that one version made to a record of `kind`, field by field. */
export function shownChanges(
  kind: string,
  entries: readonly HistoryEntry[],
  names: ReadonlyMap<string, string>,
): ShownChange[] {
  const own = entries.filter(({ table_name }) => table_name === kind);
  // If a whole product was added or deleted, the translations of its item codes are left out: there are many,
  // and the history of each code has them.
  const isWhole = own.some(({ operation }) => operation !== 'update');
  const words = entries.filter(
    (entry) => entry.table_name === 'translations' && (!isWhole || entry.kind === kind),
  );
  const parts = entries.filter(
    ({ table_name, operation }) =>
      table_name !== kind && table_name !== 'translations' && operation !== 'order',
  );
  const byTable = Map.groupBy(parts, ({ table_name }) => table_name);
  return [
    ...own
      .filter(({ operation }) => operation === 'update')
      .flatMap((entry) => changedFields(entry)),
    ...[...byTable].flatMap(([table, list]): ShownChange[] => {
      const [one, several] = namesOfRows(table);
      const label = capitalize(translate(several));
      const of = (operation: HistoryEntry['operation']) =>
        list
          .filter((entry) => entry.operation === operation)
          .map((entry) => partText(entry, names));
      const [removed, added] = [of('delete'), of('insert')];
      const updates = list
        .filter(({ operation }) => operation === 'update')
        .flatMap((entry) =>
          changedFields(entry, nameOfCode(entry, names) ?? capitalize(translate(one))),
        );
      if (removed.length + added.length === 0) return updates;
      const change: ShownChange = [...removed, ...added].every(isPicture)
        ? { label, type: 'pictures', before: removed, after: added }
        : { label, type: 'items', removed, added };
      return [change, ...updates];
    }),
    ...words.flatMap((entry): ShownChange[] => {
      const name = names.get(recordNameKey('translations', Number(entry.row_key?.id)));
      const code = entry.kind === kind ? undefined : nameOfCode(entry, names);
      const what = name
        ? t('Translation of {field}', { field: columnName(name) })
        : t('Translation');
      const label = code ? labelled(code, what) : what;
      const before = String(entry.before?.translated_value ?? '');
      const after = String(entry.after?.translated_value ?? '');
      return before === after ? [] : [{ label, type: 'text', pieces: compare(before, after) }];
    }),
  ];
}
