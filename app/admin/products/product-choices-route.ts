import { findProductChoices } from '#domain/products/product-choices.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/product-choices-route.ts';

/** Searches products to choose from: /admin/product-choices?q= */
export function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return load(context, 'Failed to load products', () =>
    findProductChoices(context.get(servicesContext).db, q),
  );
}
export { nullIfFailed as clientLoader } from '../screen/null-if-failed.ts';
