import { useState } from 'react';
import { translate } from '#domain/admin-words/t.ts';
import type { CellGrid } from '#domain/cells/cell-grid.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { GridAction, GridState } from '../grid/grid-state.ts';
import { GridTable } from '../grid/grid-table.tsx';
import { gridColumns, productList, statusList } from './grid-columns.ts';

interface GridCellsProps {
  grid: CellGrid;
  /** The names that the column Product suggests. The form of a product has no such column. */
  products?: string[];
  state: GridState;
  act: (action: GridAction) => void;
}

/** The cells of a grid, with suggestions for the columns Product and Status. */
export function GridCells({ grid, products, state, act }: GridCellsProps) {
  const [columns] = useState(() => gridColumns(grid).slice(products ? 0 : 1));
  const label = translate(recordKinds[grid.kind]?.several ?? '');
  return (
    <>
      <GridTable label={label} columns={columns} state={state} act={act} />
      {products && <Suggestions id={productList} texts={products} />}
      {grid.fields.status && <Suggestions id={statusList} texts={['Active', 'Inactive']} />}
    </>
  );
}

const Suggestions = ({ id, texts }: { id: string; texts: string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);
