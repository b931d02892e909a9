import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { databaseFailure, isTaken } from '../failures/failure-reason.server.ts';
import { type NewMedium, type SavedWithFiles, savingFiles } from '../files/file-batch.server.ts';
import type { FileStore } from '../files/file-store.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { type Deleted, moveToBin } from '../history/bin.server.ts';
import { placeBehind, withoutUntouchedOrder } from '../order/display-order.server.ts';
import { addRecord, changeRecord, type Edit, step } from '../records/record-editing.server.ts';
import {
  type GalleryFileRefused,
  type GalleryFiles,
  type GalleryMedia,
  storeGalleryFiles,
} from './gallery-files.server.ts';
import type { GalleryInput } from './gallery-words.ts';

export type SavedGalleryItem =
  | SavedWithFiles
  | { ok: false; refusal: 'slug taken' | 'changed' | 'gone' | 'category gone' | 'product gone' }
  | GalleryFileRefused;

/**
 * Adds a gallery item, or changes what came of the one that `edit` names. Files are stored first, then everything
 * is written in one transaction; when that is rolled back, the new files go again.
 */
export async function saveGalleryItem(
  { db, files }: { db: Database; files: FileStore },
  { edit, input }: RecordToSave<GalleryInput>,
  uploads: GalleryFiles,
): Promise<SavedGalleryItem> {
  try {
    return await savingFiles<SavedGalleryItem>(files, async (batch) => {
      const isPdf = input.is_pdf ?? (edit && (await isPdfItem(db, edit.id))) ?? false;
      const media = await storeGalleryFiles(batch, uploads, isPdf);
      if ('ok' in media) return media;
      return batch.write<SavedGalleryItem>(db, async (tx) =>
        edit
          ? updateGalleryItem(tx, edit, input, media)
          : { ok: true, id: await createGalleryItem(tx, input, media) },
      );
    });
  } catch (error) {
    if (isTaken(error, 'gallery_items_slug_unique')) return { ok: false, refusal: 'slug taken' };
    const refusal = linkRefusal(error);
    if (refusal) return { ok: false, refusal };
    throw error;
  }
}

/** Which chosen record is gone, if that is why the database refused a link. */
function linkRefusal(error: unknown): 'category gone' | 'product gone' | undefined {
  const { code, constraint = '' } = databaseFailure(error) ?? {};
  if (code !== '23503') return undefined;
  if (constraint.startsWith('gallery_item_categories_')) return 'category gone';
  if (constraint.startsWith('gallery_item_products_')) return 'product gone';
  return undefined;
}

async function isPdfItem(db: Database, id: number): Promise<boolean | undefined> {
  const { is_pdf } = gallery_items;
  const [item] = await db.select({ is_pdf }).from(gallery_items).where(eq(gallery_items.id, id));
  return item?.is_pdf;
}

interface Links {
  category_ids?: number[] | undefined;
  product_ids?: number[] | undefined;
}

/**
 * Writes a new gallery item with its links, pictures and videos, for a transaction of the caller's.
 * Answers its id.
 */
export async function createGalleryItem(
  tx: Database,
  input: GalleryInput,
  { media, ...addresses }: GalleryMedia,
): Promise<number> {
  const { category_ids, product_ids, removed_media_ids, display_order_before, ...columns } = input;
  const id = await addRecord(tx, gallery_items, { ...columns, ...addresses });
  await insertLinks(tx, id, { category_ids, product_ids });
  await insertMedia(tx, id, media);
  return id;
}

async function updateGalleryItem(
  tx: Database,
  edit: Edit,
  input: Partial<GalleryInput>,
  { media, ...addresses }: GalleryMedia,
): Promise<SavedGalleryItem> {
  const { id } = edit;
  const {
    category_ids,
    product_ids,
    removed_media_ids: removed = [],
    ...columns
  } = withoutUntouchedOrder(input);
  const outcome = await changeRecord(tx, gallery_items, edit, { ...columns, ...addresses });
  if (outcome !== 'saved') return { ok: false, refusal: outcome };
  if (category_ids)
    await tx.delete(gallery_item_categories).where(eq(gallery_item_categories.gallery_item_id, id));
  if (product_ids)
    await tx.delete(gallery_item_products).where(eq(gallery_item_products.gallery_item_id, id));
  await insertLinks(tx, id, { category_ids, product_ids });
  if (removed.length > 0) {
    const mine = eq(gallery_images.gallery_item_id, id);
    await step('remove picture', () =>
      tx.delete(gallery_images).where(and(mine, inArray(gallery_images.id, removed))),
    );
  }
  await insertMedia(tx, id, media);
  return { ok: true, id };
}

async function insertLinks(
  tx: Database,
  gallery_item_id: number,
  { category_ids, product_ids }: Links,
): Promise<void> {
  const categories = [...new Set(category_ids)];
  if (categories.length > 0) {
    await tx
      .insert(gallery_item_categories)
      .values(categories.map((id) => ({ gallery_item_id, gallery_category_id: id })));
  }
  const products = [...new Set(product_ids)];
  if (products.length > 0) {
    await tx
      .insert(gallery_item_products)
      .values(products.map((product_id) => ({ gallery_item_id, product_id })));
  }
}

/** After those that are there already. */
async function insertMedia(tx: Database, gallery_item_id: number, media: NewMedium[]) {
  if (media.length === 0) return;
  const mine = eq(gallery_images.gallery_item_id, gallery_item_id);
  await tx.insert(gallery_images).values(
    media.map(({ url, media_type }, at) => ({
      gallery_item_id,
      image_url: url,
      media_type,
      display_order: placeBehind({ table: gallery_images, where: mine }, at),
    })),
  );
}

/** With its links and media: the name, or undefined when there was none. */
export function deleteGalleryItem(db: Database, id: number): Promise<Deleted | undefined> {
  return moveToBin(db, gallery_items, id, gallery_items.name);
}
