import type { RowValues } from '#database/schema/history.ts';
import { stateKey } from '#domain/history/recorded/row-changes.ts';
import {
  catalogueKindNames,
  catalogueKinds,
  recordKinds,
  translatableFields,
} from '#domain/kinds/kinds.ts';

/**
 * Marks a value that the database sets: the model takes over the first value that it sees, which must then
 * stay.
 */
export const learn = Symbol('learn');

export interface Row {
  table: string;
  row: RowValues;
}

/** Rows by table and key. */
export type Rows = Map<string, Row>;

/** A record by kind and id. */
export interface Named {
  kind: string;
  id: number;
}

/** Columns that refer to a record, with its kind. The first one of a table is the owner. */
const references: [table: string, column: string, kind: string][] = [
  ['product_category_mappings', 'product_id', 'products'],
  ['product_category_mappings', 'category_id', 'product_categories'],
  ['product_images', 'product_id', 'products'],
  ['item_codes', 'product_id', 'products'],
  ['gallery_images', 'gallery_item_id', 'gallery_items'],
  ['gallery_item_categories', 'gallery_item_id', 'gallery_items'],
  ['gallery_item_categories', 'gallery_category_id', 'gallery_categories'],
  ['gallery_item_products', 'gallery_item_id', 'gallery_items'],
  ['gallery_item_products', 'product_id', 'products'],
  ['news_media', 'news_item_id', 'news_items'],
];

/** Kinds that no step changes. */
const settings = ['company', 'languages'];

/** Every table that the model has. */
export const modelTables = [
  ...new Set([
    ...Object.keys(recordKinds).filter((kind) => !settings.includes(kind)),
    ...references.map(([table]) => table),
    'translations',
  ]),
];

/** Columns that triggers or counters maintain; the model does not have them. */
export const ignoredColumns = new Set(['version', 'updated_at', 'likes']);

export const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The references from other tables to records of a kind. */
export const referencesTo = (kind: string) => references.filter(([, , to]) => to === kind);

/** The records that a row refers to; the first one owns the row. */
export const referencedRecords = ({ table, row }: Row): Named[] =>
  references.flatMap(([of, column, kind]) =>
    of === table && row[column] !== null ? [{ kind, id: Number(row[column]) }] : [],
  );

/** The record whose history contains the changes of a row. */
export function ownerOf({ table, row }: Row): Named | undefined {
  if (table in recordKinds) return { kind: table, id: Number(row.id) };
  if (table === 'translations') return { kind: String(row.entity_type), id: Number(row.entity_id) };
  return referencedRecords({ table, row })[0];
}

/** Whether a row is a link between two records. */
export const isLink = (row: RowValues) => !('id' in row);

/** A record's key in maps of records. */
export const nameOf = ({ kind, id }: Named) => stateKey(kind, { id });

/** Sorts records before the rows that refer to them. */
export const rank = (table: string) =>
  table === 'translations' ? 3 : table === 'item_codes' ? 1 : table in catalogueKinds ? 0 : 2;

/** Whether a field of a kind has translations. */
export const isTranslated = (kind: string, field: string): boolean =>
  catalogueKindNames.some(
    (name) => name === kind && translatableFields(name).some((one) => one.name === field),
  );

export const copyOf = (rows: Rows): Rows =>
  new Map([...rows].map(([at, { table, row }]) => [at, { table, row: { ...row } }]));
