/** A cell by its position. */
export interface Place {
  row: number;
  column: number;
}

/** The selected cells: `active` has the focus, `anchor` is the opposite corner. */
export interface Selection {
  anchor: Place;
  active: Place;
}

/** The first and last row and column of a range. */
export interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The rows and columns that a selection covers. */
export function boundsOf({ anchor, active }: Selection): Bounds {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

/** The nearest place within a grid of this size. */
export const within = ({ row, column }: Place, rows: number, columns: number): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** A selection whose active cell is `to`; if it is extended, the anchor stays. */
export const selectTo = (from: Selection, to: Place, isExtended: boolean): Selection => ({
  anchor: isExtended ? from.anchor : to,
  active: to,
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.row === other.row && one.column === other.column;
