import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  product_categories,
  product_category_mappings,
  product_images,
  products,
} from '#database/schema/products.ts';
import { isTaken } from '../failures/failure-reason.server.ts';
import { type FileBatch, type SavedWithFiles, savingFiles } from '../files/file-batch.server.ts';
import type { FileFolder, FileStore } from '../files/file-store.ts';
import type { UploadKind } from '../files/upload/upload-rules.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { type Deleted, moveToBin } from '../history/bin.server.ts';
import { nextDisplayOrder, takeTurns } from '../order/display-order.server.ts';
import { changeRecord, type Edit, step } from '../records/record-editing.server.ts';
import { productOrder } from './product-list.server.ts';
import type { ProductSection } from './product-sections.ts';
import type { ProductInput } from './product-words.ts';

/** A new product; its sections may be left out. */
export type NewProduct = Omit<ProductInput, ProductSection> &
  Partial<Pick<ProductInput, ProductSection>>;

/** What a product's form uploads. */
export interface ProductFiles {
  image?: UploadedFile | undefined;
  catalogue_pdf?: UploadedFile | undefined;
  additional_images: UploadedFile[];
}

/** Where a product's files were stored. */
interface ProductMedia {
  image_url?: string;
  catalogue_pdf?: string;
  additional_images: string[];
}

interface ProductFileRefused {
  ok: false;
  refusal: 'file';
  field: 'image' | 'catalogue_pdf';
  message: string;
}

export type SavedProduct =
  | (SavedWithFiles & {
      /** The categories that were chosen for a new product and no longer exist. */
      left_categories?: number[];
    })
  | { ok: false; refusal: 'slug taken' | 'changed' | 'gone' | 'no data returned' }
  | ProductFileRefused;

/** Told of a step that failed without ending the save. */
export type OnlyLogged = (what: string, error: unknown) => void;

/**
 * Adds a product, or changes what came of the one that `edit` names, with the version that the change
 * began from. Files are stored first, then everything is written in one transaction; when that fails, the new
 * files go again. Throws StepFailed.
 */
export async function saveProduct(
  { db, files }: { db: Database; files: FileStore },
  { edit, input }: RecordToSave<ProductInput>,
  uploads: ProductFiles,
  onlyLogged: OnlyLogged,
): Promise<SavedProduct> {
  try {
    return await savingFiles<SavedProduct>(files, async (batch) => {
      const media = await storeProductFiles(batch, uploads);
      if ('ok' in media) return media;
      return batch.write(db, (tx) =>
        edit
          ? updateProduct(tx, edit, input, media, onlyLogged)
          : createProduct(tx, input, media, onlyLogged),
      );
    });
  } catch (error) {
    if (isTaken(error, 'products_slug_unique')) return { ok: false, refusal: 'slug taken' };
    throw error;
  }
}

/**
 * Stores the files in turn; a refused one ends it, but invalid additional images are left out.
 * Throws StepFailed.
 */
async function storeProductFiles(
  batch: FileBatch,
  files: ProductFiles,
): Promise<ProductMedia | ProductFileRefused> {
  const media: ProductMedia = { additional_images: [] };
  const put = (name: string, folder: FileFolder, kind: UploadKind, file: UploadedFile) =>
    step(name, () => batch.store(folder, kind, file));
  const refused = (field: ProductFileRefused['field'], message: string) =>
    ({ ok: false, refusal: 'file', field, message }) as const;
  if (files.image) {
    const stored = await put('store product image', 'products', 'image', files.image);
    if (!stored.ok) return refused('image', stored.message);
    media.image_url = stored.url;
  }
  if (files.catalogue_pdf) {
    const stored = await put('store catalogue PDF', 'pdf', 'pdf', files.catalogue_pdf);
    if (!stored.ok) return refused('catalogue_pdf', stored.message);
    media.catalogue_pdf = stored.url;
  }
  for (const file of files.additional_images) {
    const stored = await put('store product image', 'products', 'image', file);
    if (stored.ok) media.additional_images.push(stored.url);
    else batch.leftOut.push(`${file.name}: ${stored.message}`);
  }
  return media;
}

/**
 * Writes a new product behind all others, with its categories and pictures; for a transaction of
 * the caller's. Throws StepFailed.
 */
export async function createProduct(
  tx: Database,
  { category_ids, removed_image_ids, ...columns }: NewProduct,
  { additional_images, ...addresses }: ProductMedia,
  onlyLogged: OnlyLogged,
): Promise<SavedProduct> {
  const [row] = await step('create product', async () => {
    await takeTurns(tx, productOrder);
    const display_order = await nextDisplayOrder(tx, productOrder);
    return tx
      .insert(products)
      .values({ ...columns, ...addresses, display_order })
      .returning({ id: products.id });
  });
  if (!row) return { ok: false, refusal: 'no data returned' };
  const left = await tx
    .transaction((inner) => linkExisting(inner, row.id, category_ids))
    .catch((error) => onlyLogged('category mappings of a new product', error));
  await step('create product', () => insertImages(tx, row.id, additional_images));
  return { ok: true, id: row.id, ...(left?.length && { left_categories: left }) };
}

async function updateProduct(
  tx: Database,
  edit: Edit,
  { category_ids, removed_image_ids = [], ...columns }: Partial<ProductInput>,
  { additional_images, ...addresses }: ProductMedia,
  onlyLogged: OnlyLogged,
): Promise<SavedProduct> {
  const { id } = edit;
  const outcome = await step('update product', () =>
    changeRecord(tx, products, edit, { ...columns, ...addresses }),
  );
  if (outcome !== 'saved') return { ok: false, refusal: outcome };
  if (category_ids) {
    await step('link categories', async () => {
      const mine = eq(product_category_mappings.product_id, id);
      await tx.delete(product_category_mappings).where(mine);
      await insertMappings(tx, id, category_ids);
    });
  }
  if (removed_image_ids.length > 0) {
    const removed = and(
      eq(product_images.product_id, id),
      inArray(product_images.id, removed_image_ids),
    );
    await tx
      .transaction((inner) => inner.delete(product_images).where(removed))
      .catch((error) => onlyLogged('removal of product images', error));
  }
  await step('update product', () => insertImages(tx, id, additional_images));
  return { ok: true, id };
}

/** Puts a new product into those of the categories that exist; answers the others. */
async function linkExisting(
  tx: Database,
  product_id: number,
  categoryIds: number[],
): Promise<number[]> {
  const existing = await tx
    .select({ id: product_categories.id })
    .from(product_categories)
    .where(inArray(product_categories.id, categoryIds))
    .orderBy(product_categories.id)
    .for('key share');
  const ids = existing.map(({ id }) => id);
  await insertMappings(tx, product_id, ids);
  return categoryIds.filter((id) => !ids.includes(id));
}

async function insertMappings(
  tx: Database,
  product_id: number,
  categoryIds: number[],
): Promise<void> {
  const ids = [...new Set(categoryIds)];
  if (ids.length === 0) return;
  await tx
    .insert(product_category_mappings)
    .values(ids.map((category_id) => ({ product_id, category_id })));
}

async function insertImages(tx: Database, product_id: number, urls: string[]): Promise<void> {
  if (urls.length === 0) return;
  await tx.insert(product_images).values(urls.map((image_url) => ({ product_id, image_url })));
}

/** With its item codes, images and mappings: the name, or undefined when there was none. */
export function deleteProduct(db: Database, id: number): Promise<Deleted | undefined> {
  return moveToBin(db, products, id, products.name);
}
