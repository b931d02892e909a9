import { products } from '#database/schema/products.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { copyProductFiles } from '#domain/products/product-copy.server.ts';
import {
  deleteProduct,
  type SavedProduct,
  saveProduct,
} from '#domain/products/product-editing.server.ts';
import { findCategoryIds, findProduct } from '#domain/products/product-list.server.ts';
import { type ProductInput, productForm, slugTaken } from '#domain/products/product-words.ts';
import { setColumn } from '#domain/records/record-editing.server.ts';
import { type ActionResult, savedResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { linkedNames } from '../actions/linked-names.server.ts';
import {
  deleteOperation,
  recordGone,
  statusOperation,
} from '../actions/record-operations.server.ts';
import { copiedIn, editIn, type Operation } from '../actions/screen-action.server.ts';
import { noDataReturned, productFailures, productLabels, productSaved } from './product-texts.ts';

const productFiles = ['image', 'catalogue_pdf', 'additional_images'];
const words = { kind: 'products', noun: 'Product' };

export async function save(operation: Operation): Promise<ActionResult> {
  const { form, files, db, fileStore, onlyLogged } = operation;
  const edit = editIn(form);
  const parsed = parseRecordForm(productForm, form, edit, productFiles);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { input } = parsed.value;
  const chosen = {
    image: files.get('image')?.[0],
    catalogue_pdf: files.get('catalogue_pdf')?.[0],
    additional_images: files.get('additional_images') ?? [],
  };
  const stores = { db, files: fileStore };
  const copied = copiedIn(form);
  const { uploads, leftOut } =
    copied === undefined
      ? { uploads: chosen, leftOut: [] }
      : await copyProductFiles(stores, copied, chosen, input.removed_image_ids ?? []);
  const saved = await saveProduct(stores, parsed.value, uploads, onlyLogged);
  if (!saved.ok) return refusal(saved, operation, input, edit?.id);
  const action = edit ? 'updated' : 'created';
  const left = saved.left_categories ?? [];
  const { deleted } = await linkedNames(db, 'product_categories', left);
  return savedResult(productSaved[action], saved, leftOut, deleted);
}

async function refusal(
  saved: Extract<SavedProduct, { ok: false }>,
  operation: Operation,
  input: Partial<ProductInput>,
  id = 0,
): Promise<ActionResult> {
  const { db } = operation;
  const gone = () => recordGone(operation, words, id, productFailures.save);
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [slugTaken] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: [saved.message] } };
    case 'no data returned':
      return { ok: false, toast: { title: productFailures.save, text: noDataReturned } };
    case 'gone':
      return gone();
    case 'changed': {
      const product = await findProduct(db, id);
      if (!product) return gone();
      const theirs = { ...product, category_ids: await findCategoryIds(db, product.id) };
      const mine = { ...theirs, ...input };
      const ids = [...theirs.category_ids, ...mine.category_ids];
      const categories = await linkedNames(db, 'product_categories', ids);
      const named = <Product extends { category_ids: number[] }>(product: Product) => ({
        ...product,
        category_ids: product.category_ids.map(categories.shown),
      });
      return conflictRefusal(productLabels, named(theirs), named(mine));
    }
  }
}

export const status = statusOperation({
  ...words,
  set: (db, id, status) => setColumn(db, products, id, products.status, status),
  failure: productFailures.status,
});

export const remove = deleteOperation({
  ...words,
  remove: deleteProduct,
  failure: productFailures.delete,
});
