import { data } from 'react-router';
import { itemCodeCells, shadeCells } from '#domain/cells/cell-stores.server.ts';
import { gridRowsOfProduct } from '#domain/cells/grid-rows.server.ts';
import { idIn } from '#domain/records/record-id.ts';
import { servicesContext } from '#server/visit/context.ts';
import { gridTexts } from '../record-grids/grid-texts.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/grid-tab-route.ts';

/** The records of a product, for a tab in its form: /admin/product-grids/shades/12. */
export function loader({ params, context }: Route.LoaderArgs) {
  const store = [itemCodeCells, shadeCells].find(({ grid }) => grid.kind === params.kind);
  if (!store) throw data('', { status: 404 });
  return load(context, gridTexts[store.grid.kind].notLoaded, () =>
    gridRowsOfProduct(context.get(servicesContext).db, store, idIn(params.id) ?? 0),
  );
}
export { nullIfFailed as clientLoader } from '../screen/null-if-failed.ts';
