/** What every row of a table has. */
export interface TableRow {
  id: number;
}

/** What a row has in a list that people put in order. */
export interface OrderedRow extends TableRow {
  display_order: number | null;
}
