import { recordKinds } from '../../kinds/kinds.ts';

/** The kinds whose records belong to a product: they are deleted with it, and restored with it. */
export const partsOfProducts = ['item_codes', 'shades'] as const;

/** A table whose rows belong to records; `owner` is the column with the record's id. */
interface RecordedTable {
  table: string;
  owner: string;
}

/**
 * The tables of a kind of record without translations: its own table first, then those that refer to it.
 * Throws for a kind without a history.
 */
export function recordTables(kind: string): RecordedTable[] {
  const facts = recordKinds[kind];
  if (!facts) throw new Error(`${kind} is no kind of record with a history`);
  return [{ table: kind, owner: 'id' }, ...(facts.belongings ?? [])];
}

const all = Object.keys(recordKinds).flatMap(recordTables);

/** Every recorded table, each after the tables that it refers to: the order in which rows are restored. */
export const tablesInOrder: string[] = [
  ...all.filter(({ owner }) => owner === 'id').map(({ table }) => table),
  ...all.filter(({ owner }) => owner !== 'id').map(({ table }) => table),
  'translations',
];

const belongings = new Map(
  Object.values(recordKinds).flatMap(({ belongings = [] }) =>
    belongings.map((belonging) => [belonging.table, belonging] as const),
  ),
);

/** The words for one row and for several rows of a table that belongs to a record. */
export function namesOfRows(table: string): readonly [one: string, several: string] {
  const words = partsOfProducts.some((part) => part === table) && recordKinds[table];
  if (words) return [words.one.toLowerCase(), words.several.toLowerCase()];
  if (table === 'translations') return ['translation', 'translations'];
  return belongings.get(table)?.names ?? ['entry', 'entries'];
}

/** The kind that a link table leads to, and the column with its id; undefined for other tables. */
export const linkTarget = (table: string): { kind: string; column: string } | undefined =>
  belongings.get(table)?.linksTo;

/** The link tables, with the kind that owns the links and the kind that they lead to. */
export const linkTables = Object.entries(recordKinds).flatMap(([kind, { belongings = [] }]) =>
  belongings.flatMap(({ table, owner, linksTo }) =>
    linksTo ? [{ table, linksTo, from: { kind, column: owner } }] : [],
  ),
);
