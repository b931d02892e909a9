/** The field that every row of a table has. */
export interface TableRow {
  id: number;
}

/** A row of a list that staff can reorder. */
export interface OrderedRow extends TableRow {
  display_order: number | null;
}
