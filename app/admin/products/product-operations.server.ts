import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { productCategories } from '#domain/products/product-categories.server.ts';
import { copyProductFiles } from '#domain/products/product-copy.server.ts';
import {
  deleteProduct,
  type SavedProduct,
  saveProduct,
  setProductStatus,
} from '#domain/products/product-editing.server.ts';
import { type ProductInput, productForm, slugTaken } from '#domain/products/product-form.ts';
import { findCategoryIds, findProduct } from '#domain/products/product-list.server.ts';
import { type ActionResult, goneRefusal, savedResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { copiedIn, editIn, type Operation } from '../actions/screen-action.server.ts';
import {
  noDataReturned,
  productFailures,
  productGone,
  productLabels,
  productSaved,
} from './product-texts.ts';

const productFiles = ['image', 'catalogue_pdf', 'additional_images'];
const gone = goneRefusal(productFailures.save, productGone);

export async function save({
  form,
  files,
  db,
  fileStore,
  onlyLogged,
}: Operation): Promise<ActionResult> {
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
  if (!saved.ok) return refusal(saved, db, input, edit?.id);
  const action = edit ? 'updated' : 'created';
  return savedResult(productSaved[action], saved, leftOut);
}

async function refusal(
  saved: Extract<SavedProduct, { ok: false }>,
  db: Operation['db'],
  input: Partial<ProductInput>,
  id: number | undefined,
): Promise<ActionResult> {
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [slugTaken] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: [saved.message] } };
    case 'no data returned':
      return { ok: false, toast: { title: productFailures.save, text: noDataReturned } };
    case 'gone':
      return gone;
    case 'changed': {
      const product = id === undefined ? undefined : await findProduct(db, id);
      if (!product) return gone;
      const theirs = { ...product, category_ids: await findCategoryIds(db, product.id) };
      const names = new Map(
        (await productCategories.choices(db)).map(({ id, name }) => [id, name]),
      );
      const named = <Product extends { category_ids: number[] }>(product: Product) => ({
        ...product,
        category_ids: product.category_ids.map((one) => names.get(one)),
      });
      return conflictRefusal(productLabels, named(theirs), named({ ...theirs, ...input }));
    }
  }
}

export const status = statusOperation({
  noun: 'Product',
  set: setProductStatus,
  gone: { ok: false, toast: { title: productFailures.status, text: productGone } },
});

export const remove = deleteOperation({ noun: 'Product', remove: deleteProduct });
