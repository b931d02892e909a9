import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { withoutUntouchedOrder } from '../order/display-order.server.ts';
import type { RecordRefusal, SaveOutcome, Stores } from '../records/kind.server.ts';
import { addLinks, replaceLinks } from '../records/links.server.ts';
import { addMedia, describePictures, removeMedia } from '../records/media-rows.server.ts';
import type { PictureField } from '../records/picture-form.ts';
import { addRecord, changeRecord, type Edit, step } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import type { StoredUploads, UploadColumn, Uploads } from '../records/stored-uploads.server.ts';
import { pdfOfOther, pdfWithMedia } from './gallery-fields.ts';
import type { GalleryInput } from './gallery-form.ts';

/** The upload fields of a gallery item's form: a PDF item has a PDF, other items have media. */
export const galleryUploads = {
  primary_image: { kind: 'image', folder: 'gallery-items', column: 'primary_image_url' },
  pdf: { kind: 'pdf', folder: 'documents', column: 'pdf_url' },
  media: {
    kind: 'media',
    folder: (type: string) => (type === 'video' ? 'gallery-videos' : 'gallery-items'),
    several: { stored: 'media', removed: 'removed_media_ids' },
  },
} as const;

type StoredGalleryFiles = StoredUploads<UploadColumn<typeof galleryUploads>>;

/** A new gallery item; the texts of its pictures are optional. */
export type NewGalleryItem = Omit<GalleryInput, PictureField> &
  Partial<Pick<GalleryInput, PictureField>>;

export const galleryCategoryLinks = {
  links: gallery_item_categories,
  record: gallery_item_categories.gallery_item_id,
  linked: gallery_item_categories.gallery_category_id,
};

export const galleryProductLinks = {
  links: gallery_item_products,
  record: gallery_item_products.gallery_item_id,
  linked: gallery_item_products.product_id,
};

/** The pictures and videos besides the primary picture. */
export const galleryMedia = {
  table: gallery_images,
  owner: gallery_images.gallery_item_id,
  url: gallery_images.image_url,
  order: gallery_images.display_order,
};

/** Adds a gallery item, or changes the one that `edit` names if its version is still the same. */
export async function saveGalleryItem(
  stores: Pick<Stores, 'db' | 'files' | 'along'>,
  { edit, input }: RecordToSave<GalleryInput>,
  uploads: Uploads,
): Promise<SaveOutcome> {
  const isPdf = input.is_pdf ?? (edit && (await isPdfItem(stores.db, edit.id))) ?? false;
  if (isPdf && uploads.get('media')?.length) return wrongFile(pdfWithMedia);
  if (!isPdf && uploads.get('pdf')?.length) return wrongFile(pdfOfOther);
  return saveRecord(
    stores,
    {
      uploads: galleryUploads,
      texts: input.pictures,
      refusals: {
        gallery_items_slug_unique: { ok: false, refusal: 'taken', field: 'slug' },
        gallery_item_categories_: { ok: false, refusal: 'link gone', field: 'category_ids' },
        gallery_item_products_: { ok: false, refusal: 'link gone', field: 'product_ids' },
      },
    },
    uploads,
    async (tx, stored) =>
      edit
        ? updateGalleryItem(tx, edit, input, stored)
        : { ok: true, id: await createGalleryItem(tx, input, stored) },
  );
}

/** The error is shown at the PDF checkbox, because the file's own field may be hidden. */
const wrongFile = (message: string): RecordRefusal => ({
  ok: false,
  refusal: 'file',
  field: 'is_pdf',
  message,
});

async function isPdfItem(db: Database, id: number): Promise<boolean | undefined> {
  const { is_pdf } = gallery_items;
  const [item] = await db.select({ is_pdf }).from(gallery_items).where(eq(gallery_items.id, id));
  return item?.is_pdf;
}

/** Inserts a gallery item with its links and media, in the caller's transaction. Returns its id. */
export async function createGalleryItem(
  tx: Database,
  input: NewGalleryItem,
  stored: StoredGalleryFiles,
): Promise<number> {
  const {
    category_ids,
    product_ids,
    removed_media_ids,
    display_order_before,
    pictures,
    ...columns
  } = input;
  const id = await addRecord(tx, gallery_items, { ...columns, ...stored.addresses });
  await addLinks(tx, galleryCategoryLinks, id, category_ids);
  await addLinks(tx, galleryProductLinks, id, product_ids);
  await addMedia(tx, galleryMedia, id, stored.media);
  return id;
}

async function updateGalleryItem(
  tx: Database,
  edit: Edit,
  input: Partial<GalleryInput>,
  stored: StoredGalleryFiles,
): Promise<SaveOutcome> {
  const { id } = edit;
  const {
    category_ids,
    product_ids,
    removed_media_ids: removed = [],
    pictures,
    ...columns
  } = withoutUntouchedOrder(input);
  const saved = await changeRecord(tx, gallery_items, edit, { ...columns, ...stored.addresses });
  if (!saved.ok) return saved;
  await replaceLinks(tx, galleryCategoryLinks, id, category_ids);
  await replaceLinks(tx, galleryProductLinks, id, product_ids);
  await step('remove picture', () => removeMedia(tx, galleryMedia, id, removed));
  await describePictures(tx, galleryMedia, id, pictures);
  await addMedia(tx, galleryMedia, id, stored.media);
  return saved;
}
