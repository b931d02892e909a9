import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { step } from '../failures/failure.ts';
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
import type { GalleryInput } from './gallery-form.ts';

export interface GalleryFiles {
  primary_image?: UploadedFile | undefined;
  /** Stored for a PDF item only. */
  pdf?: UploadedFile | undefined;
  /** Stored for every other item only. */
  media: UploadedFile[];
}

export type SavedGalleryItem =
  | { ok: true; id: number }
  | { ok: false; refusal: 'slug taken' | 'changed' | 'gone' }
  | { ok: false; refusal: 'file'; field: keyof GalleryFiles; messages: string[] };

export const removalFailed = 'Failed to remove image';

interface Stored {
  columns: { primary_image_url?: string; pdf_url?: string };
  media: NewMedium[];
}

async function storeFiles(
  batch: FileBatch,
  files: GalleryFiles,
  isPdf: boolean,
): Promise<Stored | Extract<SavedGalleryItem, { refusal: 'file' }>> {
  const columns: Stored['columns'] = {};
  const refused = (field: keyof GalleryFiles, messages: string[]) =>
    ({ ok: false, refusal: 'file', field, messages }) as const;
  if (files.primary_image) {
    const image = await batch.store('gallery-items', 'image', files.primary_image);
    if (!image.ok) return refused('primary_image', [image.message]);
    columns.primary_image_url = image.url;
  }
  if (isPdf && files.pdf) {
    const pdf = await batch.store('documents', 'pdf', files.pdf);
    if (!pdf.ok) return refused('pdf', [pdf.message]);
    columns.pdf_url = pdf.url;
  }
  const folder = (type: string) => (type === 'video' ? 'gallery-videos' : 'gallery-items');
  const stored = await batch.storeMedia(folder, isPdf ? [] : files.media);
  return stored.ok ? { columns, media: stored.media } : refused('media', stored.messages);
}

/**
 * Adds a gallery item, or changes the one that `edit` names. Files are stored first, then everything
 * is written in one transaction; when that fails, the new files go again.
 */
export async function saveGalleryItem(
  { db, files }: { db: Database; files: FileStore },
  input: GalleryInput,
  uploads: GalleryFiles,
  edit: Edit | undefined,
): Promise<SavedGalleryItem> {
  const batch = new FileBatch(files);
  try {
    const stored = await storeFiles(batch, uploads, input.is_pdf);
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
    if (isTaken(error, 'gallery_items_slug_unique')) return { ok: false, refusal: 'slug taken' };
    throw error;
  }
}

function columnsOf(input: GalleryInput, stored: Stored) {
  const { name, slug, description, detailed_description, project_details } = input;
  const { display_order, display_order_before, is_pdf, status } = input;
  return {
    ...{ name, slug, description, detailed_description, project_details, is_pdf, status },
    ...(String(display_order) === display_order_before ? {} : { display_order }),
    ...stored.columns,
  };
}

async function create(
  tx: Database,
  input: GalleryInput,
  stored: Stored,
): Promise<SavedGalleryItem> {
  const { display_order } = input;
  const id = await addRecord(tx, gallery_items, { ...columnsOf(input, stored), display_order });
  await insertLinks(tx, id, input);
  await insertMedia(tx, id, stored.media);
  return { ok: true, id };
}

async function update(
  tx: Database,
  edit: Edit,
  input: GalleryInput,
  stored: Stored,
): Promise<SavedGalleryItem> {
  const { id } = edit;
  const outcome = await changeRecord(tx, gallery_items, edit, columnsOf(input, stored));
  if (outcome !== 'saved') return { ok: false, refusal: outcome };
  await tx.delete(gallery_item_categories).where(eq(gallery_item_categories.gallery_item_id, id));
  await tx.delete(gallery_item_products).where(eq(gallery_item_products.gallery_item_id, id));
  await insertLinks(tx, id, input);
  const removed = input.removed_media_ids;
  if (removed.length > 0) {
    const mine = eq(gallery_images.gallery_item_id, id);
    await step(removalFailed, () =>
      tx.delete(gallery_images).where(and(mine, inArray(gallery_images.id, removed))),
    );
  }
  await insertMedia(tx, id, stored.media);
  return { ok: true, id };
}

async function insertLinks(
  tx: Database,
  gallery_item_id: number,
  { category_ids, product_ids }: GalleryInput,
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
  const last = sql`(select coalesce(max(display_order), 0) from gallery_images where gallery_item_id = ${gallery_item_id})`;
  await tx.insert(gallery_images).values(
    media.map(({ url, media_type }, at) => ({
      gallery_item_id,
      image_url: url,
      media_type,
      display_order: sql`${last} + ${at + 1}::int`,
    })),
  );
}

/** The item's name; undefined when there is none (any more). */
export async function setGalleryItemStatus(
  db: Database,
  id: number,
  status: 'Active' | 'Inactive',
): Promise<string | undefined> {
  const [row] = await db
    .update(gallery_items)
    .set({ status })
    .where(eq(gallery_items.id, id))
    .returning({ name: gallery_items.name });
  return row?.name;
}

/** With its links and media: the name, or undefined when there was none. */
export function deleteGalleryItem(db: Database, id: number): Promise<string | undefined> {
  return deleteRecord(db, gallery_items, id, gallery_items.name);
}
