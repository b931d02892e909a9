import type { ListPage } from './list-page.ts';

/**
 * Reads one page and the count concurrently. A page past the end, such as from an old link, returns the last
 * page.
 */
export async function readPage<T>(
  { page, size }: { page: number; size: number },
  count: () => Promise<number>,
  read: (limit: number, offset: number) => Promise<T[]>,
): Promise<ListPage<T>> {
  const asked = Math.min(Math.max(1, Math.trunc(page) || 1), 1_000_000);
  const [total, rows] = await Promise.all([count(), read(size, (asked - 1) * size)]);
  const pages = Math.max(1, Math.ceil(total / size));
  if (asked <= pages) return { rows, total, page: asked, pages, offset: (asked - 1) * size };
  const offset = (pages - 1) * size;
  return { rows: await read(size, offset), total, page: pages, pages, offset };
}
