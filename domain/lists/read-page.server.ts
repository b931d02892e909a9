import type { PageOf } from './page-of.ts';

/**
 * Reads one page and the count side by side. A page beyond the last one, as an old link may ask
 * for, is answered with the last.
 */
export async function readPage<T>(
  { page, size }: { page: number; size: number },
  count: () => Promise<number>,
  rows: (limit: number, offset: number) => Promise<T[]>,
): Promise<PageOf<T>> {
  const asked = Math.min(Math.max(1, Math.trunc(page) || 1), 1_000_000);
  const [total, items] = await Promise.all([count(), rows(size, (asked - 1) * size)]);
  const pages = Math.max(1, Math.ceil(total / size));
  if (asked <= pages) return { items, total, page: asked, pages, size };
  return { items: await rows(size, (pages - 1) * size), total, page: pages, pages, size };
}
