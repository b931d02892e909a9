import { inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { product_categories, product_images, products } from '#database/schema/products.ts';
import type { NewMedium } from '../files/saved-files.server.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { lockOrder, nextDisplayOrder } from '../order/display-order.server.ts';
import type { SaveOutcome, Stores } from '../records/kind.server.ts';
import { addLinks, replaceLinks } from '../records/links.server.ts';
import { describePictures, removeMedia } from '../records/media-rows.server.ts';
import type { PictureField } from '../records/picture-form.ts';
import { changeRecord, type Edit, step } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import type { StoredUploads, UploadColumn, Uploads } from '../records/stored-uploads.server.ts';
import { productPictures } from './incomplete-products.server.ts';
import type { ProductInput } from './product-form.ts';
import { productCategoryLinks, productOrder } from './product-list.server.ts';
import type { ProductSection } from './product-sections.ts';

type Optional = ProductSection | PictureField | 'uses';

/** A new product; its sections, its uses and the texts of its pictures are optional. */
export type NewProduct = Omit<ProductInput, Optional> & Partial<Pick<ProductInput, Optional>>;

/** The upload fields of a product's form. */
export const productUploads = {
  image: {
    kind: 'image',
    folder: 'products',
    column: 'image_url',
    step: 'store product image',
  },
  catalogue_pdf: {
    kind: 'pdf',
    folder: 'pdf',
    column: 'catalogue_pdf',
    step: 'store catalogue PDF',
  },
  additional_images: {
    kind: 'image',
    folder: 'products',
    several: { stored: 'images', removed: 'removed_image_ids' },
    step: 'store product image',
  },
} as const;

type StoredProductFiles = StoredUploads<UploadColumn<typeof productUploads>>;

/** Adds a product, or changes the one that `edit` names if its version is still the same. Throws StepFailed. */
export function saveProduct(
  stores: Stores,
  { edit, input }: RecordToSave<ProductInput>,
  uploads: Uploads,
): Promise<SaveOutcome> {
  return saveRecord(
    stores,
    {
      uploads: productUploads,
      texts: input.pictures,
      refusals: { products_slug_unique: { ok: false, refusal: 'taken', field: 'slug' } },
      step: edit ? 'update product' : 'create product',
    },
    uploads,
    (tx, stored) =>
      edit
        ? updateProduct(tx, edit, input, stored, stores.onlyLogged)
        : createProduct(tx, input, stored, stores.onlyLogged),
  );
}

/** Inserts a product after all others, with its categories and pictures, in the caller's transaction. */
export async function createProduct(
  tx: Database,
  { category_ids, removed_image_ids, pictures, ...columns }: NewProduct,
  { addresses, media }: StoredProductFiles,
  onlyLogged: Stores['onlyLogged'],
): Promise<SaveOutcome> {
  await lockOrder(tx, productOrder);
  const display_order = await nextDisplayOrder(tx, productOrder);
  const [row] = await tx
    .insert(products)
    .values({ ...columns, ...addresses, display_order })
    .returning({ id: products.id });
  if (!row) return { ok: false, refusal: 'no data returned' };
  const left =
    category_ids.length > 0 &&
    (await tx
      .transaction((inner) => linkExisting(inner, row.id, category_ids))
      .catch((error) => onlyLogged('category mappings of a new product', error)));
  await insertImages(tx, row.id, media);
  return { ok: true, id: row.id, ...(left && left.length > 0 && { left_categories: left }) };
}

async function updateProduct(
  tx: Database,
  edit: Edit,
  { category_ids, removed_image_ids = [], pictures, ...columns }: Partial<ProductInput>,
  { addresses, media }: StoredProductFiles,
  onlyLogged: Stores['onlyLogged'],
): Promise<SaveOutcome> {
  const { id } = edit;
  const saved = await changeRecord(tx, products, edit, { ...columns, ...addresses });
  if (!saved.ok) return saved;
  await step('link categories', () => replaceLinks(tx, productCategoryLinks, id, category_ids));
  if (removed_image_ids.length > 0)
    await tx
      .transaction((inner) => removeMedia(inner, productPictures, id, removed_image_ids))
      .catch((error) => onlyLogged('removal of product images', error));
  await describePictures(tx, productPictures, id, pictures);
  await insertImages(tx, id, media);
  return saved;
}

/** Links a new product to those categories that exist; returns the ids of the others. */
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
  await addLinks(tx, productCategoryLinks, product_id, ids);
  return categoryIds.filter((id) => !ids.includes(id));
}

async function insertImages(tx: Database, product_id: number, media: NewMedium[]): Promise<void> {
  if (media.length === 0) return;
  await tx
    .insert(product_images)
    .values(
      media.map(({ url, media_type, ...about }) => ({ product_id, image_url: url, ...about })),
    );
}
