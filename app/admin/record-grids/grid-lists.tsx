import type { CellGrid } from '#domain/cells/cell-grid.ts';
import { productList, statusList } from './grid-columns.ts';

/** The suggestions for the columns Product and Status. The form of a product has no column Product. */
export const GridLists = ({ grid, products }: { grid: CellGrid; products?: string[] }) => (
  <>
    {products && <Suggestions id={productList} texts={products} />}
    {grid.fields.status && <Suggestions id={statusList} texts={['Active', 'Inactive']} />}
  </>
);

const Suggestions = ({ id, texts }: { id: string; texts: string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);
