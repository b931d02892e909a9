import type { RowValues } from '#database/schema/history.ts';
import { stateKey } from '#domain/history/row-changes.ts';
import {
  catalogueKindNames,
  catalogueKinds,
  recordKinds,
  translatableFields,
} from '#domain/kinds/kinds.ts';

/** A value that the database sets: the model takes it over when it first sees it, and then it has to stay. */
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

/** Columns that refer to a record, and its kind. The first one of a table names the owner. */
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

/** Every table that the model has. */
export const modelTables = [
  ...new Set([...Object.keys(recordKinds), ...references.map(([table]) => table), 'translations']),
];

/** Kept by triggers or counted: the model does not have these columns. */
export const ignoredColumns = new Set(['version', 'updated_at', 'likes']);

export const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The references from other tables to records of a kind. */
export const referencesTo = (kind: string) => references.filter(([, , to]) => to === kind);

/** The records that a row refers to; the first one owns it. */
export const referencedRecords = ({ table, row }: Row): Named[] =>
  references.flatMap(([of, column, kind]) =>
    of === table && row[column] !== null ? [{ kind, id: Number(row[column]) }] : [],
  );

/** The record whose history has the changes of a row. */
export function ownerOf({ table, row }: Row): Named | undefined {
  if (table in recordKinds) return { kind: table, id: Number(row.id) };
  if (table === 'translations') return { kind: String(row.entity_type), id: Number(row.entity_id) };
  return referencedRecords({ table, row })[0];
}

/** Whether a row is a link between two records. */
export const isLink = (row: RowValues) => !('id' in row);

/** A record's place in maps of records. */
export const nameOf = ({ kind, id }: Named) => stateKey(kind, { id });

/** Records before what refers to them. */
export const rank = (table: string) =>
  table === 'translations' ? 3 : table === 'item_codes' ? 1 : table in catalogueKinds ? 0 : 2;

/** Whether a field of a kind has translations. */
export const isTranslated = (kind: string, field: string): boolean =>
  catalogueKindNames.some(
    (name) => name === kind && translatableFields(name).some((one) => one.name === field),
  );

export const copyOf = (rows: Rows): Rows =>
  new Map([...rows].map(([at, { table, row }]) => [at, { table, row: { ...row } }]));
