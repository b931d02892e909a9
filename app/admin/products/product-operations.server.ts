import { parseForm } from '#domain/forms/form-values.ts';
import {
  deleteProduct,
  noDataReturned,
  type SavedProduct,
  saveProduct,
  setProductStatus,
} from '#domain/products/product-editing.server.ts';
import { type ProductInput, productForm, slugTaken } from '#domain/products/product-form.ts';
import { findProductToEdit, listCategoryChoices } from '#domain/products/product-list.server.ts';
import type { Answer } from '../parts/answer.ts';
import { differences } from '../parts/differences.ts';
import { editIn, numberIn, type Operation } from '../parts/screen-action.server.ts';
import { productFailures, productGone, productLabels, statusToast } from './product-texts.ts';

export async function save({
  form,
  files,
  db,
  fileStore,
  record,
  onlyLogged,
}: Operation): Promise<Answer> {
  const parsed = parseForm(productForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const edit = editIn(form);
  const uploads = {
    image: files.get('image')?.[0],
    catalogue_pdf: files.get('catalogue_pdf')?.[0],
    additional_images: files.get('additional_images') ?? [],
  };
  const saved = await saveProduct(
    { db, files: fileStore },
    parsed.value,
    uploads,
    edit,
    onlyLogged,
  );
  if (!saved.ok) return refusal(saved, db, parsed.value, edit?.id);
  const action = edit ? 'updated' : 'created';
  await record({ action, entity_type: 'products', entity_id: saved.id, label: parsed.value.name });
  return { ok: true, toast: `Product ${action} successfully`, id: saved.id };
}

async function refusal(
  saved: Extract<SavedProduct, { ok: false }>,
  db: Operation['db'],
  input: ProductInput,
  id: number | undefined,
): Promise<Answer> {
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [slugTaken] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: [saved.message] } };
    case 'no data returned':
      return { ok: false, toast: { title: productFailures.save, text: noDataReturned } };
    case 'gone':
      return {
        ok: false,
        toast: { title: productFailures.save, text: productGone },
        details: [productGone],
      };
    case 'changed': {
      const theirs = id === undefined ? undefined : await findProductToEdit(db, id);
      if (!theirs) return { ok: false, details: [productGone] };
      const names = new Map((await listCategoryChoices(db)).map(({ id, name }) => [id, name]));
      const named = (product: { category_ids: number[] }) => ({
        ...product,
        category_ids: product.category_ids.map((one) => names.get(one)),
      });
      return {
        ok: false,
        conflict: {
          version: theirs.version,
          differences: differences(productLabels, named(theirs), named(input)),
        },
      };
    }
  }
}

export async function status({ form, db, record }: Operation): Promise<Answer> {
  const id = numberIn(form, 'id') ?? 0;
  const wanted = form.get('status') === 'Active' ? 'Active' : 'Inactive';
  const label = await setProductStatus(db, id, wanted);
  if (label === undefined) {
    return { ok: false, toast: { title: productFailures.status, text: productGone } };
  }
  const action = wanted === 'Active' ? 'activated' : 'deactivated';
  await record({ action, entity_type: 'products', entity_id: id, label });
  return { ok: true, toast: statusToast(wanted) };
}

/** Deleting what is gone already is no failure. */
export async function remove({ form, db, record }: Operation): Promise<Answer> {
  const id = numberIn(form, 'id') ?? 0;
  const label = await deleteProduct(db, id);
  if (label !== undefined) {
    await record({ action: 'deleted', entity_type: 'products', entity_id: id, label });
  }
  return { ok: true, toast: 'Product deleted successfully' };
}
