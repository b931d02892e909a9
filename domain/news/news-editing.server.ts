import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { isTaken } from '../failures/failure-reason.server.ts';
import { type NewMedium, type SavedWithFiles, savingFiles } from '../files/file-batch.server.ts';
import type { FileStore } from '../files/file-store.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { type Deleted, moveToBin } from '../history/bin.server.ts';
import { isUntouchedOrder, placeBehind } from '../order/display-order.server.ts';
import { addRecord, changeRecord, type Edit } from '../records/record-editing.server.ts';
import {
  type NewsFileRefused,
  type NewsFiles,
  type NewsMedia,
  storeNewsFiles,
} from './news-files.server.ts';
import { isTooManyPins, pinnedDisplayOrder, unpinnedDisplayOrder } from './news-pins.server.ts';
import { type NewsInput, primaryImageMissing } from './news-words.ts';

export type SavedNewsItem =
  | SavedWithFiles
  | { ok: false; refusal: 'slug taken' | 'too many pins' | 'changed' | 'gone' }
  | NewsFileRefused;

/**
 * Adds a news item, or changes what came of the one that `edit` names. Files are stored first, then everything
 * is written in one transaction; when that is rolled back, the new files go again.
 */
export async function saveNewsItem(
  { db, files }: { db: Database; files: FileStore },
  { edit, input }: RecordToSave<NewsInput>,
  uploads: NewsFiles,
): Promise<SavedNewsItem> {
  if (!edit && !uploads.primary_image) {
    return { ok: false, refusal: 'file', field: 'primary_image', message: primaryImageMissing };
  }
  try {
    return await savingFiles<SavedNewsItem>(files, async (batch) => {
      const media = await storeNewsFiles(batch, uploads);
      if ('ok' in media) return media;
      return batch.write<SavedNewsItem>(db, async (tx) =>
        edit
          ? updateNewsItem(tx, edit, input, media)
          : { ok: true, id: await createNewsItem(tx, input, media) },
      );
    });
  } catch (error) {
    if (isTaken(error, 'news_items_slug_unique')) return { ok: false, refusal: 'slug taken' };
    if (isTooManyPins(error)) return { ok: false, refusal: 'too many pins' };
    throw error;
  }
}

/** Writes a new news item with its media, for a transaction of the caller's. Answers its id. */
export async function createNewsItem(
  tx: Database,
  { removed_media_ids, display_order_before, ...columns }: NewsInput,
  { media, ...addresses }: NewsMedia,
): Promise<number> {
  const display_order = columns.is_pinned
    ? (columns.display_order ?? pinnedDisplayOrder)
    : unpinnedDisplayOrder;
  const id = await addRecord(tx, news_items, { ...columns, ...addresses, display_order });
  await insertMedia(tx, id, media);
  return id;
}

/** What a pin does to the place of an item that exists, as far as the form left it open. */
function placeOf(input: Partial<NewsInput>) {
  const { display_order: now, is_pinned: wasPinned } = news_items;
  const isPinned =
    input.is_pinned === undefined ? sql`${wasPinned}` : sql`${input.is_pinned}::boolean`;
  const wanted = input.display_order ?? pinnedDisplayOrder;
  return sql`case when not ${isPinned} then case when ${wasPinned} then ${unpinnedDisplayOrder}::int else ${now} end
    when ${wasPinned} and ${isUntouchedOrder(input)}::boolean then ${now}
    else ${wanted}::int end`;
}

async function updateNewsItem(
  tx: Database,
  edit: Edit,
  input: Partial<NewsInput>,
  { media, ...addresses }: NewsMedia,
): Promise<SavedNewsItem> {
  const { id } = edit;
  const { removed_media_ids: removed = [], display_order_before, ...columns } = input;
  const values = { ...columns, ...addresses, display_order: placeOf(input) };
  const outcome = await changeRecord(tx, news_items, edit, values);
  if (outcome !== 'saved') return { ok: false, refusal: outcome };
  if (removed.length > 0) {
    await tx
      .delete(news_media)
      .where(and(eq(news_media.news_item_id, id), inArray(news_media.id, removed)));
  }
  await insertMedia(tx, id, media);
  return { ok: true, id };
}

/** After those that are there already. */
async function insertMedia(tx: Database, news_item_id: number, media: NewMedium[]) {
  if (media.length === 0) return;
  const mine = eq(news_media.news_item_id, news_item_id);
  await tx.insert(news_media).values(
    media.map(({ url, media_type }, at) => ({
      news_item_id,
      media_url: url,
      media_type,
      display_order: placeBehind({ table: news_media, where: mine }, at),
    })),
  );
}

/** With its media: the title, or undefined when there was none. */
export function deleteNewsItem(db: Database, id: number): Promise<Deleted | undefined> {
  return moveToBin(db, news_items, id, news_items.title);
}
