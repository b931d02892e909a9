import { t } from '#domain/admin-words/t.ts';
import { itemCodeGrid } from '#domain/cells/cell-grids.ts';
import { itemCodeCells } from '#domain/cells/cell-stores.server.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { ProductRowFilters } from '../products/product-row-filters.tsx';
import type { Route } from './+types/item-code-grid-page.ts';
import { savingCells } from './grid-operation.server.ts';
import { GridScreen } from './grid-screen.tsx';
import { gridTexts } from './grid-texts.ts';
import { readGridScreen } from './read-grid-screen.server.ts';

export const meta = () => [{ title: t('Item Codes as Grid') }];

export const loader = (args: Route.LoaderArgs) =>
  readGridScreen(args, itemCodeCells, ['product', 'lacks']);

export const action = screenAction(gridTexts.item_codes.failures, {
  save: savingCells(itemCodeCells),
});
export const clientAction = screenClientAction(gridTexts.item_codes.failures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function ItemCodeGridPage({ loaderData }: Route.ComponentProps) {
  const { query, ...shown } = loaderData;
  return (
    <GridScreen heading={t('Item Codes as Grid')} grid={itemCodeGrid} {...shown}>
      <ProductRowFilters kind="item_codes" query={query} products={shown.products} />
    </GridScreen>
  );
}
