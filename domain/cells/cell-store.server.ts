import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import type { ReadKnownRows } from '../lists/list-page.server.ts';
import type { ListPage, ListQuery } from '../lists/list-page.ts';
import type { Edit, RecordTable } from '../records/record-editing.server.ts';
import { type CellGrid, productColumn } from './cell-grid.ts';

/** A stored record with the values of its cells. */
export type StoredRow = Edit & { product_id: number | null } & Readonly<Record<string, unknown>>;

/** Values of cells by column, as the form of a record has them. */
export type CellValues = { product_id?: number } & Record<string, string | number | null>;

type Found = { id: number };

/** How the records of a grid are found, read and written. */
export interface CellStore {
  grid: CellGrid;
  table: RecordTable & { product_id: PgColumn };
  /** The texts of fields that are no columns of the table, by the id of their record. */
  furtherTexts?(
    db: Database,
    ids: number[],
  ): Promise<ReadonlyMap<number, Readonly<Record<string, string | null>>>>;
  list(db: Database, query: ListQuery, known?: ReadKnownRows): Promise<ListPage<Found>>;
  listOfProduct(db: Database, product: number): Promise<Found[]>;
  /** Adds a record whose pictures are already stored, and answers its id. */
  create(tx: Database, values: CellValues, pictures: Record<string, string>): Promise<number>;
  /** Gives a new record the links of the record that it copies. */
  copyLinks?(tx: Database, original: number, id: number): Promise<void>;
  /** Changes a locked row, and raises its version so that open forms of it conflict. False if it was not written. */
  change(tx: Database, row: StoredRow, values: CellValues): Promise<boolean>;
}

/** Reads records with all their texts, by id. */
export async function readRows(
  db: Database,
  { table, furtherTexts }: CellStore,
  ids: number[],
  { within, locks = false }: { within?: SQL | undefined; locks?: boolean } = {},
): Promise<Map<number, StoredRow>> {
  const query = db
    .select()
    .from(table as PgTable)
    .where(sql`${table.id} = any(${sql.param(ids)}::int[]) and ${within ?? sql`true`}`)
    // Rows are locked in the order of their ids, so that two saves never wait for each other.
    .orderBy(table.id)
    .$dynamic();
  const rows = (await (locks ? query.for('update') : query)) as StoredRow[];
  const texts = await furtherTexts?.(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, ...texts?.get(row.id) }]));
}

/** The text of a cell as the grid shows it. `labels` has the names of products, by id. */
export function cellText(
  row: StoredRow,
  column: string,
  labels: ReadonlyMap<number | null, string>,
): string {
  if (column === productColumn) return labels.get(row.product_id) ?? '';
  return String(row[column] ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
}
