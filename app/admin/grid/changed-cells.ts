import { type GridState, seenOf } from './grid-state.ts';
import { isBlank } from './sheet.ts';

/** A row with unsaved changes, by column. */
export interface ChangedRow {
  key: string;
  id: number | null;
  /** The stored record that a new row copies. */
  copy_of?: number;
  cells: { column: number; text: string; seen: string }[];
}

/** The rows with unsaved cells: cells that differ from the stored text that was shown. A new row has all its texts. */
export function changedRows(state: GridState): ChangedRow[] {
  return state.sheet.flatMap((row) => {
    const { key, id, texts, copyOf } = row;
    const seen = seenOf(state, key);
    if (texts === seen || isBlank(row, state.blank)) return [];
    const cells = texts.flatMap((text, column) => {
      const before = id === null ? '' : (seen[column] ?? '');
      return text === before ? [] : [{ column, text, seen: before }];
    });
    return cells.length === 0
      ? []
      : [{ key, id, cells, ...(copyOf !== undefined && { copy_of: copyOf }) }];
  });
}

/** How many cells have unsaved changes. */
export const countCells = (rows: readonly ChangedRow[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.length, 0);
