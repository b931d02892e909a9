import { type CellColumn, cellColumns } from '#domain/products/item-code-cells.ts';
import type { GridColumn } from '../grid/grid-row.tsx';

/** The id of the list of products that the column Product suggests. */
export const productList = 'product-names';

const widths: { [Name in CellColumn]?: string } = {
  product_id: 'w-44',
  item_code: 'w-32',
  composition: 'w-56',
  other_information: 'w-64',
  other_technical_info: 'w-64',
};

/** The names of all columns, in the order of the grid. */
export const allColumns: readonly CellColumn[] = cellColumns.map(({ name }) => name);

/** The columns as the grid shows them. */
export const gridColumns: readonly GridColumn[] = cellColumns.map(({ name, label }) => ({
  label,
  width: widths[name] ?? 'w-38',
  ...(name === 'product_id' && { list: productList }),
  ...(name === 'item_code' && { namesRow: true }),
}));
