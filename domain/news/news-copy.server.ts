import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import type { FileStore } from '../files/file-store.ts';
import { StoredCopies } from '../files/stored-copy.server.ts';
import { copyName, freeCopy } from '../records/free-copy.ts';
import type { NewsFiles } from './news-files.server.ts';
import { findNewsItemToEdit } from './news-list.server.ts';

/** What the form for a copy of a news item begins with: Inactive, not pinned, under a title and slug of its own. */
export async function findNewsItemToCopy(db: Database, id: number) {
  const item = await findNewsItemToEdit(db, id);
  if (!item) return undefined;
  const taken = await db
    .select({ slug: news_items.slug })
    .from(news_items)
    .where(sql`${news_items.slug} like '%-copy%'`);
  return {
    ...item,
    title: copyName(item.title, 200),
    slug: freeCopy(
      item.slug,
      taken.map(({ slug }) => slug),
      200,
    ),
    status: 'Inactive' as const,
    is_pinned: false,
  };
}

/** The files of the item that a new one is a copy of, to be stored once more; a `chosen` picture takes its place. */
export async function copyNewsFiles(
  { db, files }: { db: Database; files: FileStore },
  id: number,
  chosen: NewsFiles,
  removedMediaIds: readonly number[],
): Promise<{ uploads: NewsFiles; leftOut: string[] }> {
  const copies = new StoredCopies(files);
  const item = await findNewsItemToEdit(db, id);
  if (!item) copies.noteMissing('news item');
  const media = (item?.media ?? []).filter((medium) => !removedMediaIds.includes(medium.id));
  const uploads = {
    primary_image: chosen.primary_image ?? (await copies.read(item?.primary_image_url)),
    media: [...(await copies.readAll(media.map(({ url }) => url))), ...chosen.media],
  };
  return { uploads, leftOut: copies.leftOut };
}
