import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { product_category_mappings, product_images, products } from '#database/schema/products.ts';
import { step } from '../failures/failure.ts';
import { isTaken } from '../failures/failure-reason.server.ts';
import { FileBatch } from '../files/file-batch.server.ts';
import type { FileFolder, FileStore } from '../files/file-store.ts';
import type { UploadKind } from '../files/upload-rules.ts';
import type { UploadedFile } from '../files/uploaded-file.server.ts';
import { nextDisplayOrder } from '../order/display-order.server.ts';
import type { ProductInput } from './product-form.ts';
import { productOrder } from './product-list.server.ts';

/** The steps of saving a product, as a failure is told. */
const productSteps = {
  image: 'Failed to upload product image',
  catalogue: 'Failed to upload catalogue PDF',
  update: 'Failed to update product',
  create: 'Failed to create product',
  mappings: 'Failed to update category mappings',
};

export const noDataReturned = 'Failed to create product - no data returned';

export interface ProductFiles {
  image?: UploadedFile | undefined;
  catalogue_pdf?: UploadedFile | undefined;
  additional_images: UploadedFile[];
}

export type SavedProduct =
  | { ok: true; id: number }
  | { ok: false; refusal: 'slug taken' | 'changed' | 'gone' | 'no data returned' }
  | { ok: false; refusal: 'file'; field: keyof ProductFiles; message: string };

interface Stored {
  image_url?: string;
  catalogue_pdf?: string;
  additional: string[];
}

/** Stores the files in turn; the first one refused ends it. */
async function storeFiles(
  batch: FileBatch,
  files: ProductFiles,
): Promise<Stored | Extract<SavedProduct, { refusal: 'file' }>> {
  const stored: Stored = { additional: [] };
  const put = (name: string, folder: FileFolder, kind: UploadKind, file: UploadedFile) =>
    step(name, () => batch.store(folder, kind, file));
  if (files.image) {
    const image = await put(productSteps.image, 'products', 'image', files.image);
    if (!image.ok) return { ok: false, refusal: 'file', field: 'image', message: image.message };
    stored.image_url = image.url;
  }
  if (files.catalogue_pdf) {
    const pdf = await put(productSteps.catalogue, 'pdf', 'pdf', files.catalogue_pdf);
    if (!pdf.ok)
      return { ok: false, refusal: 'file', field: 'catalogue_pdf', message: pdf.message };
    stored.catalogue_pdf = pdf.url;
  }
  for (const file of files.additional_images) {
    const image = await put(productSteps.image, 'products', 'image', file);
    if (!image.ok) {
      return { ok: false, refusal: 'file', field: 'additional_images', message: image.message };
    }
    stored.additional.push(image.url);
  }
  return stored;
}

/** Told of a step that failed without ending the save. */
export type OnlyLogged = (what: string, error: unknown) => void;

/**
 * Adds a product, or changes one when `edit` names it and the version that the change began from.
 * Files are stored first, then everything is written in one transaction; when that fails, the new
 * files go again. Throws StepFailed.
 */
export async function saveProduct(
  { db, files }: { db: Database; files: FileStore },
  input: ProductInput,
  uploads: ProductFiles,
  edit: { id: number; version: number } | undefined,
  onlyLogged: OnlyLogged,
): Promise<SavedProduct> {
  const batch = new FileBatch(files);
  try {
    const stored = await storeFiles(batch, uploads);
    const saved =
      'ok' in stored
        ? stored
        : await db.transaction((tx) =>
            edit
              ? update(tx, edit, input, stored, onlyLogged)
              : create(tx, input, stored, onlyLogged),
          );
    if (!saved.ok) await batch.undo();
    return saved;
  } catch (error) {
    await batch.undo();
    if (isTaken(error, 'products_slug_unique')) return { ok: false, refusal: 'slug taken' };
    throw error;
  }
}

function columnsOf(
  { name, slug, description, detailed_description, status }: ProductInput,
  stored: Stored,
) {
  const { image_url, catalogue_pdf } = stored;
  return {
    ...{ name, slug, description, detailed_description, status },
    ...(image_url ? { image_url } : {}),
    ...(catalogue_pdf ? { catalogue_pdf } : {}),
  };
}

async function create(
  tx: Database,
  input: ProductInput,
  stored: Stored,
  onlyLogged: OnlyLogged,
): Promise<SavedProduct> {
  const [row] = await step(productSteps.create, async () =>
    tx
      .insert(products)
      .values({
        ...columnsOf(input, stored),
        display_order: await nextDisplayOrder(tx, productOrder),
      })
      .returning({ id: products.id }),
  );
  if (!row) return { ok: false, refusal: 'no data returned' };
  await inSavepoint(tx, (inner) => insertMappings(inner, row.id, input.category_ids)).catch(
    (error) => onlyLogged('category mappings of a new product', error),
  );
  await step(productSteps.create, () => insertImages(tx, row.id, stored.additional));
  return { ok: true, id: row.id };
}

async function update(
  tx: Database,
  { id, version }: { id: number; version: number },
  input: ProductInput,
  stored: Stored,
  onlyLogged: OnlyLogged,
): Promise<SavedProduct> {
  const changed = await step(productSteps.update, () =>
    tx
      .update(products)
      // Raised here as well: pictures and categories are part of what was edited.
      .set({ ...columnsOf(input, stored), version: sql`${products.version} + 1` })
      .where(and(eq(products.id, id), eq(products.version, version)))
      .returning({ id: products.id }),
  );
  if (changed.length === 0) {
    const left = await tx.$count(products, eq(products.id, id));
    return { ok: false, refusal: left > 0 ? 'changed' : 'gone' };
  }
  await step(productSteps.mappings, async () => {
    await tx.delete(product_category_mappings).where(eq(product_category_mappings.product_id, id));
    await insertMappings(tx, id, input.category_ids);
  });
  if (input.removed_image_ids.length > 0) {
    await inSavepoint(tx, (inner) =>
      inner
        .delete(product_images)
        .where(
          and(
            eq(product_images.product_id, id),
            inArray(product_images.id, input.removed_image_ids),
          ),
        ),
    ).catch((error) => onlyLogged('removal of product images', error));
  }
  await step(productSteps.update, () => insertImages(tx, id, stored.additional));
  return { ok: true, id };
}

async function inSavepoint(
  tx: Database,
  work: (inner: Database) => Promise<unknown>,
): Promise<void> {
  await tx.transaction(async (inner) => {
    await work(inner);
  });
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

/** The product's name; undefined when there is none (any more). */
export async function setProductStatus(
  db: Database,
  id: number,
  status: 'Active' | 'Inactive',
): Promise<string | undefined> {
  const [row] = await db
    .update(products)
    .set({ status })
    .where(eq(products.id, id))
    .returning({ name: products.name });
  return row?.name;
}

/** With its item codes, images and mappings: the name, or undefined when there was none. */
export async function deleteProduct(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db
    .delete(products)
    .where(eq(products.id, id))
    .returning({ name: products.name });
  return row?.name;
}
