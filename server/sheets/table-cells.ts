import type { SheetRow, SheetSymbol, SheetText } from '#domain/sheets/sheet.ts';

/** A cell of a table: the lines of a text, or symbols. */
export interface SetCell {
  text: SheetText | undefined;
  lines: string[];
  symbols: SheetSymbol[];
  /** The number of columns that the cell covers. */
  span: number;
}

/** A row of a table whose texts are divided into lines. */
export interface SetRow {
  label: string[];
  cells: SetCell[];
}

/** A row with more lines than this is divided between pages. */
const mostLines = 20;

/** Divides the values of a row into lines. A value that all codes share becomes one cell across their columns. */
export function cellsOf(
  values: SheetRow['values'],
  linesOf: (text: SheetText, span: number) => string[],
): SetCell[] {
  const [first] = values;
  const isShared = values.every((one) => JSON.stringify(one) === JSON.stringify(first));
  const shown = first && isShared ? [first] : values;
  const span = values.length / shown.length;
  return shown.map((value) =>
    Array.isArray(value)
      ? { text: undefined, lines: [], symbols: value, span }
      : { text: value, lines: linesOf(value, span), symbols: [], span },
  );
}

/** Divides a row with very long texts into parts that fit on a page. */
export function slicesOf({ label, cells }: SetRow): SetRow[] {
  const longest = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const starts = Array.from({ length: Math.ceil(longest / mostLines) }, (_, at) => at * mostLines);
  return starts.map((from) => ({
    label: from === 0 ? label : [],
    cells: cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, from + mostLines) })),
  }));
}
