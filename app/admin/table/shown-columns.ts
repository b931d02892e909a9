/** The parameter of the address with the chosen columns; without it, all are shown. */
export const columnsParameter = 'columns';

/** A column of a list, without its cells. */
export interface ListedColumn {
  key: string;
  header: string;
  /** Whether the column is hidden if there is little room; cards on telephones still have it. */
  wide?: boolean;
  /** The place of the cell if the row is shown as a card; by default below, after the name of its column. */
  card?: CardPlace;
}

/** `wide` is a line of its own without the column's name; `below` is under the title on a telephone. */
export type CardPlace = 'handle' | 'picture' | 'title' | 'corner' | 'below' | 'actions' | 'wide';

/** Whether a column can be hidden: all but the name of the record and its actions. */
export const canHide = ({ card }: ListedColumn): boolean => card !== 'title' && card !== 'actions';

/** The columns that the address asks for, in their own order. A chosen column is shown even with little room. */
export function shownColumns<Of extends ListedColumn>(
  columns: readonly Of[],
  search: string,
): Of[] {
  const chosen = new URLSearchParams(search).get(columnsParameter)?.split(',');
  if (!chosen) return [...columns];
  return columns
    .filter((column) => !canHide(column) || chosen.includes(column.key))
    .map((column) => ({ ...column, wide: false }));
}
