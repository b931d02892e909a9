import { t } from '#domain/admin-words/t.ts';
import { shadeGrid } from '#domain/cells/cell-grids.ts';
import { shadeCells } from '#domain/cells/cell-stores.server.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { ProductRowFilters } from '../products/product-row-filters.tsx';
import type { Route } from './+types/shade-grid-page.ts';
import { savingCells } from './grid-operation.server.ts';
import { GridScreen } from './grid-screen.tsx';
import { gridTexts } from './grid-texts.ts';
import { readGridScreen } from './read-grid-screen.server.ts';

export const meta = () => [{ title: t('Shades as Grid') }];

export const loader = (args: Route.LoaderArgs) =>
  readGridScreen(args, shadeCells, ['product', 'status', 'lacks']);

export const action = screenAction(gridTexts.shades.failures, { save: savingCells(shadeCells) });
export const clientAction = screenClientAction(gridTexts.shades.failures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function ShadeGridPage({ loaderData }: Route.ComponentProps) {
  const { query, ...shown } = loaderData;
  return (
    <GridScreen heading={t('Shades as Grid')} grid={shadeGrid} {...shown}>
      <ProductRowFilters kind="shades" query={query} products={shown.products} />
    </GridScreen>
  );
}
