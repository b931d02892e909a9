import type { Bounds, Place } from './cell-range.ts';

/** A row of a grid. `id` is null for a row that is not stored yet. */
export interface SheetRow {
  key: string;
  id: number | null;
  texts: readonly string[];
  /** The stored record that a new row copies. */
  copyOf?: number;
}

/** The rows as the user sees them. The last one is always blank: typing or pasting there adds a record. */
export type Sheet = readonly SheetRow[];

/** The texts of a blank row, such as a preset product. */
export type Blank = readonly string[];

/** A text as the forms store it. */
const normal = (text: string) => text.replace(/\r\n?/g, '\n').trim();

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.every((text, at) => text === other[at]);

/** Whether nothing was entered in a new row. */
export const isBlank = ({ id, texts }: SheetRow, blank: Blank): boolean =>
  id === null && isSame(texts, blank);

const newRow = (at: number, blank: Blank): SheetRow => ({
  key: `new${at}`,
  id: null,
  texts: blank,
});

/** Adds the blank row at the end if it is missing. */
export function withBlankRow(sheet: Sheet, blank: Blank): Sheet {
  const last = sheet.at(-1);
  return last && isBlank(last, blank) ? sheet : [...sheet, newRow(sheet.length, blank)];
}

/**
 * Writes a block of texts from `at` on, without columns beyond the last one. Answers the same sheet if nothing changes.
 */
export function written(
  sheet: Sheet,
  at: Place,
  block: readonly (readonly string[])[],
  blank: Blank,
): Sheet {
  const rows = [...sheet];
  while (rows.length < at.row + block.length) rows.push(newRow(rows.length, blank));
  let isChanged = false;
  for (const [down, texts] of block.entries()) {
    const row = rows[at.row + down];
    if (!row) continue;
    const next = row.texts.map((text, column) => normal(texts[column - at.column] ?? text));
    if (isSame(next, row.texts)) continue;
    const { copyOf, ...own } = row;
    // The first cell has the record's name. Typing only there renames a copy. Pasting more cells with it replaces the
    // copy by another record.
    const isOther = texts.length > 1 && next[0] !== row.texts[0];
    const isCopy = copyOf !== undefined && !isOther && !isSame(next, blank);
    rows[at.row + down] = { ...own, texts: next, ...(isCopy && { copyOf }) };
    isChanged = true;
  }
  return isChanged ? withBlankRow(rows, blank) : sheet;
}

/** A block that fills these bounds with the text that `textAt` answers for each cell. */
export const blockOf = (
  { top, bottom, left, right }: Bounds,
  textAt: (place: Place) => string,
): string[][] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, along) =>
      textAt({ row: top + down, column: left + along }),
    ),
  );

/** The text of a cell; '' outside the sheet. */
export const textAt = (sheet: Sheet, { row, column }: Place): string =>
  sheet[row]?.texts[column] ?? '';

/** The block that a paste writes. Like spreadsheets, it repeats if the selection is a multiple of it. */
export function pasteBlock(pasted: readonly (readonly string[])[], bounds: Bounds): string[][] {
  const height = pasted.length;
  const width = Math.max(...pasted.map((row) => row.length));
  const [tall, wide] = [bounds.bottom - bounds.top + 1, bounds.right - bounds.left + 1];
  const repeats = tall % height === 0 && wide % width === 0;
  const { top, left } = bounds;
  const right = left + (repeats ? wide : width) - 1;
  return blockOf({ top, left, right, bottom: top + (repeats ? tall : height) - 1 }, (place) => {
    const row = pasted[(place.row - top) % height];
    return row?.[(place.column - left) % width] ?? '';
  });
}
