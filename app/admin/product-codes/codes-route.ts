import { gridRowsOfProduct } from '#domain/products/item-code-grid.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/codes-route.ts';
import { codesNotLoaded } from './codes-texts.ts';

/** The item codes of a product, for the tab in its form. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  load(context, codesNotLoaded, () =>
    gridRowsOfProduct(
      context.get(servicesContext).db,
      /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0,
    ),
  );

/** Answers null if they cannot be read, so that the form around the tab stays open. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => null);
