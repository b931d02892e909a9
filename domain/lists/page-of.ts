/** How many records a page of a public list may show; the first is what it shows unasked. */
export const pageSizes = [6, 12, 18] as const;

/** One page of a list, and where it stands in it. */
export interface PageOf<T> {
  items: T[];
  /** Records on all pages. */
  total: number;
  /** From 1; never beyond the last page. */
  page: number;
  /** At least 1. */
  pages: number;
  size: number;
}
