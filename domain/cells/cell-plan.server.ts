import {
  type CellGrid,
  cellColumns,
  checkCell,
  productColumn,
  type SentRow,
  settledText,
} from './cell-grid.ts';
import { type CellValues, cellText, type StoredRow } from './cell-store.server.ts';

/** Why a cell cannot be saved. */
export type CellProblem = { key: string; column: string } & (
  | { refusal: 'invalid'; message: string }
  | { refusal: 'taken' | 'gone' | 'no product' | 'several products' }
  /** Someone else has changed the cell; `theirs` is the stored text. */
  | { refusal: 'changed'; theirs: string }
);

/**
 * The stored rows, and the products by name. `named` has the product for each text that was sent in the column
 * Product.
 */
export interface Stored {
  rows: ReadonlyMap<number, StoredRow>;
  labels: ReadonlyMap<number | null, string>;
  named: ReadonlyMap<string, number | 'none' | 'several'>;
}

/** The values to write for a row, or the problems that forbid it. `row` is the stored row; a new row has none. */
export interface RowPlan {
  key: string;
  row: StoredRow | undefined;
  values: CellValues;
  problems: CellProblem[];
}

/** Compares a sent row with what is stored. */
export function planOf(grid: CellGrid, { key, id, cells }: SentRow, stored: Stored): RowPlan {
  const row = id === null ? undefined : stored.rows.get(id);
  const plan: RowPlan = { key, row, values: {}, problems: [] };
  // In a new row the missing cells are empty, and a required one is refused.
  const empty = cellColumns(grid).filter(
    ({ name }) => !cells.some(({ column }) => column === name),
  );
  const missing =
    id === null ? empty.map(({ name }) => ({ column: name, text: '', seen: '' })) : [];
  for (const { column, text, seen } of [...cells, ...missing]) {
    if (id !== null && !row) {
      plan.problems.push({ key, column, refusal: 'gone' });
      continue;
    }
    const theirs = row ? cellText(row, column, stored.labels) : '';
    if (row && settledText(grid, column, text) === theirs) continue;
    if (row && seen !== theirs) plan.problems.push({ key, column, refusal: 'changed', theirs });
    else addValue(grid, plan, column, text, stored);
  }
  return plan;
}

function addValue(
  grid: CellGrid,
  { key, row, values, problems }: RowPlan,
  column: string,
  text: string,
  { named }: Stored,
): void {
  const checked = checkCell(grid, column, text, !row);
  if (!checked.ok) {
    problems.push({ key, column, refusal: 'invalid', message: checked.message });
  } else if (column === productColumn) {
    const product = named.get(checked.value ?? '') ?? 'none';
    // Another name of the same product is no change.
    if (typeof product === 'number') {
      if (product !== row?.product_id) values.product_id = product;
    } else
      problems.push({
        ...{ key, column },
        refusal: product === 'none' ? 'no product' : 'several products',
      });
  } else values[column] = checked.value;
}
