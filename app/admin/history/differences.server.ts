import { diffWordsWithSpace } from 'diff';
import { recordNameKey } from '#domain/history/record-names.server.ts';
import { namesOfRows } from '#domain/history/recorded-tables.ts';
import type { HistoryEntry } from '#domain/history/timeline.server.ts';
import { capital, columnName } from './history-texts.ts';

/** A piece of a text: as it was, only before, or only since. */
export interface Piece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** What changed in one field or part of a record, to be shown. */
export type ShownChange =
  | { label: string; type: 'text'; pieces: Piece[] }
  | { label: string; type: 'pictures'; before: string[]; after: string[] }
  | { label: string; type: 'items'; removed: string[]; added: string[] };

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:\/media\/|https?:\/\/)\S+\.(?:jpe?g|png|webp|gif)$/i.test(value);

/** Longer texts are shown before and after as a whole: comparing them takes too long. */
const longestCompared = 20_000;

function compare(before: string, after: string): Piece[] {
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

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : String(value);

function changedFields(entry: HistoryEntry, prefix = ''): ShownChange[] {
  return Object.entries(entry.after ?? {}).flatMap(([column, after]): ShownChange[] => {
    if (column === 'outdated_since') return [];
    const before = entry.before?.[column];
    const label = prefix || capital(columnName(column));
    if (isPicture(before) || isPicture(after)) {
      const shown = (value: unknown) => (isPicture(value) ? [value] : []);
      return [{ label, type: 'pictures', before: shown(before), after: shown(after) }];
    }
    return [{ label, type: 'text', pieces: compare(textOf(before), textOf(after)) }];
  });
}

/** How a part is called in a list: its picture's address, its code, the name of what it links to. */
function partText(entry: HistoryEntry, names: ReadonlyMap<string, string>): string {
  const row = entry.after ?? entry.before ?? {};
  const link = Object.entries({
    product_categories: entry.table_name === 'product_category_mappings' && row.category_id,
    gallery_categories: entry.table_name === 'gallery_item_categories' && row.gallery_category_id,
    products: entry.table_name === 'gallery_item_products' && row.product_id,
  }).find(([, id]) => typeof id === 'number');
  if (link) return names.get(recordNameKey(link[0], Number(link[1]))) ?? `no. ${link[1]}`;
  return textOf(row.image_url ?? row.media_url ?? row.item_code ?? '');
}

/** The records that the links of these entries lead to: their names are needed to show them. */
export function linkedRecords(entries: readonly HistoryEntry[]): { kind: string; id: number }[] {
  const links: Record<string, [kind: string, column: string]> = {
    product_category_mappings: ['product_categories', 'category_id'],
    gallery_item_categories: ['gallery_categories', 'gallery_category_id'],
    gallery_item_products: ['products', 'product_id'],
  };
  return entries.flatMap(({ table_name, row_key, before, after }) => {
    if (table_name === 'translations') return [{ kind: table_name, id: Number(row_key?.id) }];
    const [kind, column] = links[table_name] ?? [];
    const id = column && (after ?? before)?.[column];
    return kind && typeof id === 'number' ? [{ kind, id }] : [];
  });
}

/** The differences that one version made to a record of `kind`, field by field. */
export function shownChanges(
  kind: string,
  entries: readonly HistoryEntry[],
  names: ReadonlyMap<string, string>,
): ShownChange[] {
  const own = entries.filter(({ table_name }) => table_name === kind);
  const words = entries.filter(({ table_name }) => table_name === 'translations');
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
      const label = capital(namesOfRows(table)[1]);
      const of = (operation: HistoryEntry['operation']) =>
        list
          .filter((entry) => entry.operation === operation)
          .map((entry) => partText(entry, names));
      const [removed, added] = [of('delete'), of('insert')];
      const updates = list
        .filter(({ operation }) => operation === 'update')
        .flatMap((entry) => changedFields(entry));
      if (removed.length + added.length === 0) return updates;
      const change: ShownChange = [...removed, ...added].every(isPicture)
        ? { label, type: 'pictures', before: removed, after: added }
        : { label, type: 'items', removed, added };
      return [change, ...updates];
    }),
    ...words.flatMap((entry): ShownChange[] => {
      const name = names.get(recordNameKey('translations', Number(entry.row_key?.id)));
      const label = `Translation${name ? ` of ${columnName(name)}` : ''}`;
      const before = textOf(entry.before?.translated_value);
      const after = textOf(entry.after?.translated_value);
      return before === after ? [] : [{ label, type: 'text', pieces: compare(before, after) }];
    }),
  ];
}
