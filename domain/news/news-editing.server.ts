import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { isUntouchedOrder } from '../order/display-order.server.ts';
import { pinnedDisplayOrder, unpinnedDisplayOrder } from '../order/pinned-order.ts';
import type { SaveOutcome, Stores } from '../records/kind.server.ts';
import { addMedia, describePictures, removeMedia } from '../records/media-rows.server.ts';
import type { PictureField } from '../records/picture-form.ts';
import { addRecord, changeRecord, type Edit } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import type { StoredUploads, UploadColumn, Uploads } from '../records/stored-uploads.server.ts';
import { primaryImageMissing } from './news-fields.ts';
import type { NewsInput } from './news-form.ts';
import { maxPinsConstraint } from './news-pins.server.ts';

/** The upload fields of a news item's form; a new item needs its picture. */
export const newsUploads = {
  primary_image: { kind: 'image', folder: 'news', column: 'primary_image_url' },
  media: {
    kind: 'media',
    folder: 'news',
    several: { stored: 'media', removed: 'removed_media_ids' },
  },
} as const;

type StoredNewsFiles = StoredUploads<UploadColumn<typeof newsUploads>>;

/** A new news item; the texts of its pictures are optional. */
export type NewNewsItem = Omit<NewsInput, PictureField> & Partial<Pick<NewsInput, PictureField>>;

/** The pictures and videos besides the primary picture. */
export const newsMedia = {
  table: news_media,
  owner: news_media.news_item_id,
  url: news_media.media_url,
  order: news_media.display_order,
};

/** Adds a news item, or changes the one that `edit` names if its version is still the same. */
export async function saveNewsItem(
  stores: Pick<Stores, 'db' | 'files' | 'along'>,
  { edit, input }: RecordToSave<NewsInput>,
  uploads: Uploads,
): Promise<SaveOutcome> {
  if (!edit && !uploads.get('primary_image')?.length) {
    return { ok: false, refusal: 'file', field: 'primary_image', message: primaryImageMissing };
  }
  return saveRecord(
    stores,
    {
      uploads: newsUploads,
      texts: input.pictures,
      refusals: {
        news_items_slug_unique: { ok: false, refusal: 'taken', field: 'slug' },
        [maxPinsConstraint]: { ok: false, refusal: 'too many pins' },
      },
    },
    uploads,
    async (tx, stored) =>
      edit
        ? updateNewsItem(tx, edit, input, stored)
        : { ok: true, id: await createNewsItem(tx, input, stored) },
  );
}

/** Inserts a news item with its media, in the caller's transaction. Returns its id. */
export async function createNewsItem(
  tx: Database,
  { removed_media_ids, display_order_before, pictures, ...columns }: NewNewsItem,
  stored: StoredNewsFiles,
): Promise<number> {
  const display_order = columns.is_pinned
    ? (columns.display_order ?? pinnedDisplayOrder)
    : unpinnedDisplayOrder;
  const id = await addRecord(tx, news_items, { ...columns, ...stored.addresses, display_order });
  await addMedia(tx, newsMedia, id, stored.media);
  return id;
}

/**
 * SQL for the display order of an edited item: `pinnedDisplayOrder` if the item is newly pinned, reset if it is
 * unpinned, the entered one if it was changed in the form.
 */
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
  stored: StoredNewsFiles,
): Promise<SaveOutcome> {
  const { id } = edit;
  const { removed_media_ids: removed = [], display_order_before, pictures, ...columns } = input;
  const values = { ...columns, ...stored.addresses, display_order: placeOf(input) };
  const saved = await changeRecord(tx, news_items, edit, values);
  if (!saved.ok) return saved;
  await removeMedia(tx, newsMedia, id, removed);
  await describePictures(tx, newsMedia, id, pictures);
  await addMedia(tx, newsMedia, id, stored.media);
  return saved;
}
