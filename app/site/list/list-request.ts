import { idInAddress } from '#domain/addresses/id-in-address.ts';
import { pageSizes } from '#domain/lists/list-page.ts';

/** The query of a list's address. Invalid values are ignored. */
export interface ListRequest {
  q: string;
  category: number | undefined;
  page: number;
  size: number;
}

const longestSearch = 100;

/** Reads the query of a list's address. */
export function listRequest(address: string): ListRequest {
  const asked = new URL(address).searchParams;
  const size = Number(asked.get('size'));
  const page = asked.get('page') ?? '';
  return {
    q: (asked.get('q') ?? '').trim().slice(0, longestSearch),
    category: idInAddress(asked.get('category') ?? ''),
    page: /^\d{1,7}$/.test(page) ? Math.max(1, Number(page)) : 1,
    size: pageSizes.find((known) => known === size) ?? pageSizes[0],
  };
}

/**
 * Returns the query of a list after a change such as `{page: 2}`. Any other change returns to page 1. Empty and default
 * values are left out.
 */
export function listQuery(now: ListRequest, change: Partial<ListRequest> = {}): string {
  const { q, category, size, page } = { ...now, page: 1, ...change };
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (category !== undefined) query.set('category', String(category));
  if (size !== pageSizes[0]) query.set('size', String(size));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The canonical path of a list. Searches and filters are views of the same list, so only the page number of the whole
 * list is part of the path.
 */
export function listPath(path: string, now: ListRequest, shown: number): string {
  const isUnfiltered = listQuery(now) === '';
  return isUnfiltered ? path + listQuery(now, { page: shown }) : path;
}
