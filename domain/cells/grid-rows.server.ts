import type { Database } from '#database/connect.ts';
import type { ReadKnownRows } from '../lists/list-page.server.ts';
import type { ListPage, ListQuery } from '../lists/list-page.ts';
import { productLabels } from '../products/product-labels.server.ts';
import { cellColumns } from './cell-grid.ts';
import { type CellStore, cellText, readRows } from './cell-store.server.ts';

/** A record as the grid shows it: a text for each of its columns. */
export interface GridRow {
  id: number;
  texts: string[];
}

/** The records that the list finds, with the texts of all their columns. */
export async function listGridRows(
  db: Database,
  store: CellStore,
  query: ListQuery,
  known?: ReadKnownRows,
): Promise<ListPage<GridRow>> {
  const list = await store.list(db, query, known);
  return { ...list, rows: await gridRows(db, store, list.rows) };
}

/** The records of a product, with the texts of all their columns. */
export const gridRowsOfProduct = async (db: Database, store: CellStore, product: number) =>
  gridRows(db, store, await store.listOfProduct(db, product));

async function gridRows(
  db: Database,
  store: CellStore,
  found: readonly { id: number }[],
): Promise<GridRow[]> {
  const ids = found.map(({ id }) => id);
  const rows = await readRows(db, store, ids);
  const labels = await productLabels(
    db,
    [...rows.values()].map(({ product_id }) => product_id),
  );
  const columns = cellColumns(store.grid);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ id, texts: columns.map(({ name }) => cellText(row, name, labels)) }] : [];
  });
}
