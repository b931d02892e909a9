import { recordKinds } from '../kinds/kinds.ts';

/** A table whose rows belong to records, by the column that holds the record's id. */
interface RecordedTable {
  table: string;
  owner: string;
}

/**
 * The tables of a kind of record besides translations: its own first, then what refers to it. Throws
 * for a kind that has no history.
 */
export function recordTables(kind: string): RecordedTable[] {
  const facts = recordKinds[kind];
  if (!facts) throw new Error(`${kind} is no kind of record with a history`);
  return [{ table: kind, owner: 'id' }, ...(facts.belongings ?? [])];
}

const all = Object.keys(recordKinds).flatMap(recordTables);

/** Every recorded table, each behind those that it refers to: the order in which rows come back. */
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

/** What one row of a table that belongs to a record is called, and several. */
export function namesOfRows(table: string): readonly [one: string, several: string] {
  if (table === 'item_codes') return ['item code', 'item codes'];
  if (table === 'translations') return ['translation', 'translations'];
  return belongings.get(table)?.names ?? ['entry', 'entries'];
}

/** Where the rows of a table of links lead; undefined for other tables. */
export const linkTarget = (table: string): { kind: string; column: string } | undefined =>
  belongings.get(table)?.linksTo;

/** The tables of links between records: from the kind that owns them to another one. */
export const linkTables = Object.entries(recordKinds).flatMap(([kind, { belongings = [] }]) =>
  belongings.flatMap(({ table, owner, linksTo }) =>
    linksTo ? [{ table, linksTo, from: { kind, column: owner } }] : [],
  ),
);
