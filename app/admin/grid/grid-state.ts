import type { Place, Selection } from './cell-range.ts';
import { type Blank, type Sheet, withBlankRow } from './sheet.ts';

/** What is wrong with a cell. */
export interface CellNote {
  text: string;
  /** The text that someone else has stored in the meantime. */
  theirs?: string;
}

/** The notes of a row by column. */
export type RowNotes = Readonly<Record<number, CellNote>>;

export interface GridState {
  sheet: Sheet;
  /** The stored texts that the user has seen, by the key of the row. */
  seen: ReadonlyMap<string, readonly string[]>;
  notes: ReadonlyMap<string, RowNotes>;
  selection: Selection;
  /** The text in the editor; undefined if no cell is edited. */
  draft: string | undefined;
  /** How many columns of the last paste are beyond the last column of the grid. */
  leftOut: number;
  past: readonly Sheet[];
  future: readonly Sheet[];
  blank: Blank;
}

export type StoredRow = { id: number; texts: readonly string[] };

export type GridAction =
  | { do: 'select'; to: Place; isExtended: boolean }
  | { do: 'select all' }
  /** Begins to edit the active cell, with its text or with what was typed. */
  | { do: 'edit'; text?: string }
  | { do: 'type'; text: string }
  /** Ends editing and moves by rows and columns. */
  | { do: 'commit'; down?: number; along?: number }
  | { do: 'cancel' }
  | { do: 'paste'; block: string[][] }
  /** Fills a blank grid with new rows that copy stored ones. */
  | { do: 'copy'; rows: readonly StoredRow[] }
  | { do: 'empty' }
  | { do: 'fill down' }
  | { do: 'undo' }
  | { do: 'redo' }
  /** Decides a conflict at a cell. */
  | { do: 'decide'; at: Place; takesTheirs: boolean }
  | { do: 'note'; notes: ReadonlyMap<string, RowNotes> }
  | { do: 'saved' }
  | { do: 'load'; rows: readonly StoredRow[] };

const keyOf = (id: number) => `row${id}`;

/** A grid that shows stored rows; `blank` are the texts of a new row. */
export function beginGrid(rows: readonly StoredRow[], blank: Blank): GridState {
  const stored = rows.map(({ id, texts }) => ({ key: keyOf(id), id, texts }));
  const start = { row: 0, column: 0 };
  return {
    sheet: withBlankRow(stored, blank),
    seen: new Map(stored.map(({ key, texts }) => [key, texts])),
    notes: new Map(),
    selection: { anchor: start, active: start },
    ...{ draft: undefined, leftOut: 0, past: [], future: [], blank },
  };
}

/** The texts of a row that count as unchanged. */
export const seenOf = ({ seen, blank }: Pick<GridState, 'seen' | 'blank'>, key: string) =>
  seen.get(key) ?? blank;
