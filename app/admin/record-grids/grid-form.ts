import { type CellGrid, checkCell, type SentRow } from '#domain/cells/cell-grid.ts';
import type { Refusal } from '../actions/action-result.ts';
import type { ChangedRow } from '../grid/changed-cells.ts';
import type { CellNote, RowNotes } from '../grid/grid-state.ts';

/** The form field with all changes as JSON: a grid has thousands of cells, and a form at most 1,000 fields. */
export const changesField = ({ kind }: Pick<CellGrid, 'kind'>) => `${kind}:changes`;

/** The name of a cell, by which an answer reports its errors. */
export const cellName = (key: string, column: string) => `${key}:${column}`;

type Notes = ReadonlyMap<string, RowNotes>;

/** The names of the shown columns, in order. */
type Columns = readonly string[];

/** The changes with the names of their columns. */
export const toSend = (rows: readonly ChangedRow[], columns: Columns): SentRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap(({ column: at, ...cell }) => {
      const column = columns[at];
      return column ? [{ ...cell, column }] : [];
    }),
  }));

/** The notes at cells that break the rules of the form. In a new row, empty cells are checked, too. */
export const checkRows = (grid: CellGrid, rows: readonly ChangedRow[], columns: Columns): Notes =>
  notesOf(rows, columns, (row, column, at) => {
    const cell = row.cells.find((one) => one.column === at);
    if (!cell && row.id !== null) return undefined;
    const checked = checkCell(grid, column, cell?.text ?? '', row.id === null);
    return checked.ok ? undefined : { text: checked.message };
  });

/** The notes at cells that the server refused. */
export const refusedCells = (
  rows: readonly ChangedRow[],
  columns: Columns,
  { errors = {}, fieldConflicts = {} }: Refusal,
): Notes =>
  notesOf(rows, columns, ({ key }, column) => {
    const name = cellName(key, column);
    const text = errors[name]?.[0];
    const theirs = fieldConflicts[name]?.theirs;
    return text === undefined ? undefined : { text, ...(theirs !== undefined && { theirs }) };
  });

function notesOf(
  rows: readonly ChangedRow[],
  columns: Columns,
  noteAt: (row: ChangedRow, column: string, at: number) => CellNote | undefined,
): Notes {
  const noted = rows.map((row): [string, RowNotes] => {
    const notes = columns.flatMap((column, at) => {
      const note = noteAt(row, column, at);
      return note ? [[at, note] as const] : [];
    });
    return [row.key, Object.fromEntries(notes)];
  });
  return new Map(noted.filter(([, notes]) => Object.keys(notes).length > 0));
}
