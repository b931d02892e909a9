import type { item_codes } from '#database/schema/products.ts';
import {
  type CellColumn,
  cellColumns,
  checkCell,
  type SentRow,
  settledText,
} from './item-code-cells.ts';
import { cellText } from './item-code-grid.server.ts';

/** Why a cell cannot be saved. */
export type CellProblem = { key: string; column: CellColumn } & (
  | { refusal: 'invalid'; message: string }
  | { refusal: 'taken' | 'gone' | 'no product' | 'several products' }
  /** Someone else has changed the cell; `theirs` is the stored text. */
  | { refusal: 'changed'; theirs: string }
);

type ItemCode = typeof item_codes.$inferSelect;

/** What is stored now. `named` has the product of each text in the column Product. */
export interface Stored {
  rows: ReadonlyMap<number, ItemCode>;
  labels: ReadonlyMap<number | null, string>;
  named: ReadonlyMap<string, number | 'none' | 'several'>;
}

/** What has to be written for a row, with the stored row unless it is new, or why it must not be written. */
export interface RowPlan {
  key: string;
  row: ItemCode | undefined;
  values: Partial<ItemCode>;
  problems: CellProblem[];
}

/** Compares a sent row with what is stored. */
export function planOf({ key, id, cells }: SentRow, stored: Stored): RowPlan {
  const row = id === null ? undefined : stored.rows.get(id);
  const plan: RowPlan = { key, row, values: {}, problems: [] };
  // In a new row the missing cells are empty, and a required one is refused.
  const empty = cellColumns.filter(({ name }) => !cells.some(({ column }) => column === name));
  const missing =
    id === null ? empty.map(({ name }) => ({ column: name, text: '', seen: '' })) : [];
  for (const { column, text, seen } of [...cells, ...missing]) {
    if (id !== null && !row) {
      plan.problems.push({ key, column, refusal: 'gone' });
      continue;
    }
    const theirs = row ? cellText(row, column, stored.labels) : '';
    if (row && settledText(column, text) === theirs) continue;
    if (row && seen !== theirs) plan.problems.push({ key, column, refusal: 'changed', theirs });
    else addValue(plan, column, text, stored);
  }
  return plan;
}

function addValue(
  { key, values, problems }: RowPlan,
  column: CellColumn,
  text: string,
  { named }: Stored,
): void {
  const checked = checkCell(column, text);
  if (!checked.ok) {
    problems.push({ key, column, refusal: 'invalid', message: checked.message });
  } else if (column === 'product_id') {
    const product = named.get(checked.value ?? '') ?? 'none';
    if (typeof product === 'number') values.product_id = product;
    else
      problems.push({
        ...{ key, column },
        refusal: product === 'none' ? 'no product' : 'several products',
      });
  } else if (column === 'item_code') values.item_code = checked.value ?? '';
  else values[column] = checked.value;
}
