import { cellColumns, checkCell, type SentRow } from '#domain/products/item-code-cells.ts';
import type { Refusal } from '../actions/action-result.ts';
import type { ChangedRow } from '../grid/changed-cells.ts';
import type { CellNote, RowNotes } from '../grid/grid-state.ts';

/** The field with all changes: a form has at most 1,000 fields, a grid thousands of cells. */
export const changesField = 'changes';

/** The name of a cell in the answer. */
export const cellName = (key: string, column: string) => `${key}:${column}`;

type Notes = ReadonlyMap<string, RowNotes>;

/** The changes with the names of their columns. */
export const toSend = (rows: readonly ChangedRow[]): SentRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap(({ column, ...cell }) => {
      const named = cellColumns[column];
      return named ? [{ ...cell, column: named.name }] : [];
    }),
  }));

/** What the rules of the form refuse, at the cells. In a new row, empty cells are checked, too. */
export function checkRows(rows: readonly ChangedRow[]): Notes {
  return notesOf(
    rows.map(({ key }) => key),
    (key, at) => {
      const row = rows.find((one) => one.key === key);
      const cell = row?.cells.find(({ column }) => column === at);
      const column = cellColumns[at];
      if (!column || (!cell && row?.id !== null)) return undefined;
      const checked = checkCell(column.name, cell?.text ?? '');
      return checked.ok ? undefined : { text: checked.message };
    },
  );
}

/** What the server refused, at the cells. */
export function refusedCells(
  rows: readonly ChangedRow[],
  { errors = {}, fieldConflicts = {} }: Refusal,
): Notes {
  return notesOf(
    rows.map(({ key }) => key),
    (key, at) => {
      const name = cellName(key, cellColumns[at]?.name ?? '');
      const text = errors[name]?.[0];
      const theirs = fieldConflicts[name]?.theirs;
      return text === undefined ? undefined : { text, ...(theirs !== undefined && { theirs }) };
    },
  );
}

function notesOf(
  keys: readonly string[],
  noteAt: (key: string, column: number) => CellNote | undefined,
): Notes {
  const rows = keys.map((key): [string, RowNotes] => {
    const notes = cellColumns.flatMap((_, at) => {
      const note = noteAt(key, at);
      return note ? [[at, note] as const] : [];
    });
    return [key, Object.fromEntries(notes)];
  });
  return new Map(rows.filter(([, notes]) => Object.keys(notes).length > 0));
}
