import { t, translate } from '#domain/admin-words/t.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import { formParameters } from './screen-address.ts';

/**
 * Reads search, sorting, page and filters of a list from the address. `filters` names the filters that
 * the screen has, `usual` the sorting if the address names none. Values that cannot be read are ignored.
 */
export function readListQuery(
  url: string,
  filters: readonly string[] = [],
  usual: { sort?: string; dir?: ListQuery['dir'] } = {},
): ListQuery {
  const { searchParams } = new URL(url);
  const sort = searchParams.get('sort') ?? '';
  const asked = searchParams.get('dir') === 'desc' ? 'desc' : 'asc';
  const page = Number(searchParams.get('page'));
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, 200),
    sort: sort || (usual.sort ?? ''),
    dir: sort ? asked : (usual.dir ?? 'asc'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(
      filters
        .map((name) => [name, searchParams.get(name) ?? ''] as const)
        .filter(([, value]) => value !== ''),
    ),
  };
}

/** Reads the cursor of a log (`?before=id`) from the address. If undefined, the log begins with its newest line. */
export function readCursor(url: string): number | undefined {
  const id = Number(new URL(url).searchParams.get('before'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/**
 * The query string of the same list with some parameters changed; an empty value removes its parameter.
 * A change leads to page 1, unless `changes` names a page.
 */
export function listSearch(search: string, changes: Record<string, string | number>): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', ...formParameters]) parameters.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, String(value));
  }
  return `?${parameters}`;
}

/**
 * Why the rows cannot be reordered as the list is shown now; undefined if they can. `within` is the filter whose values
 * have an order each.
 */
export function whyNotReorder(query: ListQuery, within?: string): string | undefined {
  if (query.q !== '') return t('Clear the search to change the order.');
  if (within && !/^\d+$/.test(query.filters[within] ?? ''))
    return t('Choose a {filter} to change the order.', { filter: translate(within) });
  if (Object.keys(query.filters).some((name) => name !== within))
    return t('Show all rows to change the order.');
  const inOrder = query.sort === '' || (query.sort === 'display_order' && query.dir === 'asc');
  return inOrder ? undefined : t('Sort by display order to change the order.');
}
