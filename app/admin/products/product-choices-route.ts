import { findProductChoices } from '#domain/products/product-choices.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/product-choices-route.ts';

/** Products to choose from: /admin/product-choices?q= */
export function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return load(context, 'Failed to load products', () =>
    findProductChoices(context.get(servicesContext).db, q),
  );
}

/** A search that fails says so where it is made: the form around it stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null);
}
