/** The state of a list. It is in the address, so that links and Back work. */
export interface ListQuery {
  /** The text to search for in one column, ignoring case. */
  q: string;
  sort: string;
  dir: 'asc' | 'desc';
  /** The page, from 1. */
  page: number;
  /** Filter values by name; unset filters are absent. */
  filters: Record<string, string>;
}

export interface ListPage<Row> {
  rows: Row[];
  /** The number of all matching rows. */
  total: number;
  page: number;
  pages: number;
  /** The number of matching rows before this page. */
  offset: number;
}

/** Up to this number of rows, a list is shown as one page. */
export const wholeListLimit = 500;
const rowsPerPage = 100;

/** The rows to show on the requested page, or on the nearest existing one. */
export function pageWindow(
  total: number,
  askedPage: number,
  size = rowsPerPage,
  whole = wholeListLimit,
) {
  if (total <= whole) return { page: 1, pages: 1, offset: 0, limit: Math.max(total, 1) };
  const pages = Math.ceil(total / size);
  const page = Math.min(Math.max(1, askedPage), pages);
  return { page, pages, offset: (page - 1) * size, limit: size };
}

/** The page sizes of public lists; the first is the default. */
export const pageSizes = [6, 12, 18] as const;
