import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { pageKeys } from '#database/schema/page-keys.ts';
import { page_blocks, pages } from '#database/schema/pages.ts';

/** A built-in page. */
export async function pageOf(db: Database, key: (typeof pageKeys)[number]) {
  const [page] = await db.select().from(pages).where(eq(pages.key, key));
  if (!page) throw new Error(`no page ${key}`);
  return page;
}

/** The blocks of a page, in order. */
export const blocksOf = (db: Database, page: number) =>
  db
    .select()
    .from(page_blocks)
    .where(eq(page_blocks.page_id, page))
    .orderBy(asc(page_blocks.display_order));

export type Block = typeof page_blocks.$inferSelect;

/** The entries of a form for these blocks. */
export const entriesOf = (blocks: readonly Partial<Block>[]): Record<string, string> =>
  Object.fromEntries([
    ['blocks', ''],
    ...blocks.flatMap((block, at) =>
      (['place', 'kind', 'title', 'body', 'alt_text'] as const).map((field) => [
        `blocks.${block.id ?? `new-${at}`}.${field}`,
        block[field] ?? '',
      ]),
    ),
  ]);
