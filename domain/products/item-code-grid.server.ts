import { inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes } from '#database/schema/products.ts';
import type { ListPage, ListQuery } from '../lists/list-page.ts';
import { type CellColumn, cellColumns } from './item-code-cells.ts';
import { listCodesOfProduct, listItemCodes } from './item-code-list.server.ts';
import { productLabels } from './product-labels.server.ts';

/** An item code as the grid shows it: a text for each of its columns. */
export interface GridRow {
  id: number;
  texts: string[];
}

type ItemCode = typeof item_codes.$inferSelect;

/** The text of a cell as the grid shows it, and names it when it is changed. */
export function cellText(
  row: ItemCode,
  column: CellColumn,
  labels: ReadonlyMap<number | null, string>,
): string {
  if (column === 'product_id') return labels.get(row.product_id) ?? '';
  return (row[column] ?? '').replace(/\r\n?/g, '\n').trim();
}

/** The item codes that the list finds, with the texts of all their columns. */
export async function listGridRows(db: Database, query: ListQuery): Promise<ListPage<GridRow>> {
  const list = await listItemCodes(db, query);
  const rows = await gridRows(
    db,
    list.rows.map(({ id }) => id),
  );
  return { ...list, rows };
}

/** The item codes of a product by code, with the texts of all their columns. */
export async function gridRowsOfProduct(db: Database, product: number): Promise<GridRow[]> {
  const codes = await listCodesOfProduct(db, product);
  return gridRows(
    db,
    codes.map(({ id }) => id),
  );
}

async function gridRows(db: Database, ids: number[]): Promise<GridRow[]> {
  const found = await db.select().from(item_codes).where(inArray(item_codes.id, ids));
  const labels = await productLabels(
    db,
    found.map(({ product_id }) => product_id),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  const textsOf = (row: ItemCode) => cellColumns.map(({ name }) => cellText(row, name, labels));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ id, texts: textsOf(row) }] : [];
  });
}
