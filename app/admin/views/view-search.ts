import { closedSearch } from '../screen/screen-address.ts';

/** The part of a list's query string that a view keeps: everything but the page and open forms. */
export function viewSearch(search: string): string {
  const kept = [...new URLSearchParams(closedSearch(search))].filter(
    ([name, value]) => name !== 'page' && value !== '',
  );
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}
