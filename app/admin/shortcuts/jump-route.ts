import { onlyLanguages } from '#domain/roles/role-rights.ts';
import { searchRecords } from '#domain/search/record-search.server.ts';
import { searchTranslations } from '#domain/search/translation-search.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/jump-route.ts';

/** Searches records, and records to translate, for the jump dialog: /admin/jump?q= */
export function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q') ?? '';
  const { db } = context.get(servicesContext);
  const only = onlyLanguages(context.get(administratorContext));
  return load(context, 'Failed to load data', async () => {
    const [found, translations] = await Promise.all([
      searchRecords(db, q),
      searchTranslations(db, q, only),
    ]);
    return { q, found, translations };
  });
}
