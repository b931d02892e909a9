import { searchRecords } from '#domain/search/record-search.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/jump-route.ts';

/** Searches records for the jump dialog: /admin/jump?q= */
export function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return load(context, 'Failed to load data', async () => ({
    q,
    found: await searchRecords(context.get(servicesContext).db, q),
  }));
}
