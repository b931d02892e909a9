import type { CellGrid } from '#domain/cells/cell-grid.ts';
import { itemCodeGrid, shadeGrid } from '#domain/cells/cell-grids.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { FormTab } from '../form/form-tabs.tsx';

interface Shown {
  /** Undefined for a new product. */
  id: number | undefined;
  /** The product that a new one is copied from. */
  copied: number | undefined;
}

const gridTab = (grid: CellGrid, product: Shown): FormTab => ({
  ...{ key: grid.kind, label: recordKinds[grid.kind]?.several ?? '' },
  async load() {
    const { GridTab } = await import('./grid-tab.tsx');
    return () => <GridTab grid={grid} {...product} />;
  },
});

/** The tabs Item Codes and Shades in the form of a product. */
export const gridTabs = (product: Shown): FormTab[] => [
  { ...gridTab(itemCodeGrid, product), isNext: true },
  gridTab(shadeGrid, product),
];
