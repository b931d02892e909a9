import { type CellGrid, cellColumns, productColumn } from '#domain/cells/cell-grid.ts';
import type { GridColumn } from '../grid/grid-row.tsx';

/** The id of the list of products that the column Product suggests. */
export const productList = 'product-names';

/** The id of the list of the two states that the column Status suggests. */
export const statusList = 'statuses';

const lists: Record<string, string> = { [productColumn]: productList, status: statusList };

const widths: Record<string, string> = {
  [productColumn]: 'w-44',
  item_code: 'w-32',
  number: 'w-32',
  composition: 'w-56',
  matches: 'w-64',
  other_information: 'w-64',
  other_technical_info: 'w-64',
};

/** The columns of a kind as its grid shows them. */
export const gridColumns = (grid: CellGrid): GridColumn[] =>
  cellColumns(grid).map(({ name, label }) => ({
    label,
    width: widths[name] ?? 'w-38',
    ...(lists[name] && { list: lists[name] }),
    ...(name === grid.nameField && { namesRow: true }),
  }));
