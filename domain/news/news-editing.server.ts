import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { isTaken } from '../failures/failure-reason.server.ts';
import { FileBatch, type NewMedium } from '../files/file-batch.server.ts';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from '../files/uploaded-file.server.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  type Edit,
} from '../records/record-editing.server.ts';
import { type NewsInput, primaryImageMissing } from './news-form.ts';
import { isTooManyPins, pinnedDisplayOrder, unpinnedDisplayOrder } from './news-pins.server.ts';

export interface NewsFiles {
  /** Required for a new item. */
  primary_image?: UploadedFile | undefined;
  media: UploadedFile[];
}

export type SavedNewsItem =
  | { ok: true; id: number }
  | { ok: false; refusal: 'slug taken' | 'too many pins' | 'changed' | 'gone' }
  | { ok: false; refusal: 'file'; field: keyof NewsFiles; messages: string[] };

interface Stored {
  primary_image_url: string | undefined;
  media: NewMedium[];
}

async function storeFiles(
  batch: FileBatch,
  files: NewsFiles,
): Promise<Stored | Extract<SavedNewsItem, { refusal: 'file' }>> {
  const refused = (field: keyof NewsFiles, messages: string[]) =>
    ({ ok: false, refusal: 'file', field, messages }) as const;
  const primary = files.primary_image && (await batch.store('news', 'image', files.primary_image));
  if (primary && !primary.ok) return refused('primary_image', [primary.message]);
  const stored = await batch.storeMedia('news', files.media);
  return stored.ok
    ? { primary_image_url: primary?.url, media: stored.media }
    : refused('media', stored.messages);
}

/**
 * Adds a news item, or changes the one that `edit` names. Files are stored first, then everything
 * is written in one transaction; when that fails, the new files go again.
 */
export async function saveNewsItem(
  { db, files }: { db: Database; files: FileStore },
  input: NewsInput,
  uploads: NewsFiles,
  edit: Edit | undefined,
): Promise<SavedNewsItem> {
  if (!edit && !uploads.primary_image) {
    return { ok: false, refusal: 'file', field: 'primary_image', messages: [primaryImageMissing] };
  }
  const batch = new FileBatch(files);
  try {
    const stored = await storeFiles(batch, uploads);
    const saved =
      'ok' in stored
        ? stored
        : await db.transaction((tx) =>
            edit ? update(tx, edit, input, stored) : create(tx, input, stored),
          );
    if (!saved.ok) await batch.undo();
    return saved;
  } catch (error) {
    await batch.undo();
    if (isTaken(error, 'news_items_slug_unique')) return { ok: false, refusal: 'slug taken' };
    if (isTooManyPins(error)) return { ok: false, refusal: 'too many pins' };
    throw error;
  }
}

function columnsOf(input: NewsInput, stored: Stored) {
  const { title, slug, category, status, is_pinned, description, article_body } = input;
  const { primary_image_url } = stored;
  return {
    ...{ title, slug, category, status, is_pinned, description, article_body },
    ...(primary_image_url ? { primary_image_url } : {}),
  };
}

async function create(tx: Database, input: NewsInput, stored: Stored): Promise<SavedNewsItem> {
  const display_order = input.is_pinned
    ? (input.display_order ?? pinnedDisplayOrder)
    : unpinnedDisplayOrder;
  const id = await addRecord(tx, news_items, { ...columnsOf(input, stored), display_order });
  await insertMedia(tx, id, stored.media);
  return { ok: true, id };
}

/** What a pin does to the place of an item that exists, as far as the form left it open. */
function placeOf({ is_pinned, display_order, display_order_before }: NewsInput) {
  const { display_order: now, is_pinned: wasPinned } = news_items;
  if (!is_pinned) {
    return sql`case when ${wasPinned} then ${unpinnedDisplayOrder}::int else ${now} end`;
  }
  const untouched = display_order === undefined || String(display_order) === display_order_before;
  const newly = display_order ?? pinnedDisplayOrder;
  return sql`case when ${wasPinned} and ${untouched}::boolean then ${now} else ${newly}::int end`;
}

async function update(
  tx: Database,
  edit: Edit,
  input: NewsInput,
  stored: Stored,
): Promise<SavedNewsItem> {
  const { id } = edit;
  const columns = { ...columnsOf(input, stored), display_order: placeOf(input) };
  const outcome = await changeRecord(tx, news_items, edit, columns);
  if (outcome !== 'saved') return { ok: false, refusal: outcome };
  const removed = input.removed_media_ids;
  if (removed.length > 0) {
    await tx
      .delete(news_media)
      .where(and(eq(news_media.news_item_id, id), inArray(news_media.id, removed)));
  }
  await insertMedia(tx, id, stored.media);
  return { ok: true, id };
}

/** After those that are there already. */
async function insertMedia(tx: Database, news_item_id: number, media: NewMedium[]) {
  if (media.length === 0) return;
  const last = sql`(select coalesce(max(display_order), 0) from news_media where news_item_id = ${news_item_id})`;
  await tx.insert(news_media).values(
    media.map(({ url, media_type }, at) => ({
      news_item_id,
      media_url: url,
      media_type,
      display_order: sql`${last} + ${at + 1}::int`,
    })),
  );
}

/** The item's title; undefined when there is none (any more). */
export async function setNewsStatus(
  db: Database,
  id: number,
  status: 'Active' | 'Inactive',
): Promise<string | undefined> {
  const [row] = await db
    .update(news_items)
    .set({ status })
    .where(eq(news_items.id, id))
    .returning({ title: news_items.title });
  return row?.title;
}

/** With its media: the title, or undefined when there was none. */
export function deleteNewsItem(db: Database, id: number): Promise<string | undefined> {
  return deleteRecord(db, news_items, id, news_items.title);
}
