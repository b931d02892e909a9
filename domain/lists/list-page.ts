/** What a list shows: it stands in the address, so that links and Back work. */
export interface ListQuery {
  /** Searched for in one column, without regard to case. */
  q: string;
  sort: string;
  dir: 'asc' | 'desc';
  /** From 1. */
  page: number;
  /** By the name of the filter; filters that are not set are left out. */
  filters: Record<string, string>;
}

export interface ListPage<Row> {
  rows: Row[];
  /** Of all rows that match. */
  total: number;
  page: number;
  pages: number;
  /** How many matching rows come before this page. */
  offset: number;
}

/** Up to this many rows a list is shown whole; beyond, in pages. */
const wholeListLimit = 500;
const rowsPerPage = 100;

/** Which rows are shown of so many, on the page asked for or the nearest one there is. */
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

/** How many records a page of a public list may show; the first is what it shows unasked. */
export const pageSizes = [6, 12, 18] as const;
