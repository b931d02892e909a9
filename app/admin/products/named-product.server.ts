import type { FormErrors } from '#domain/forms/form-values.ts';
import { findProductNamed } from '#domain/products/product-choices.server.ts';
import { numberIn, type Operation } from '../actions/screen-action.server.ts';
import { typedNameField } from '../record-picker/record-search.ts';
import { noSuchProduct, severalSuchProducts } from './product-texts.ts';

/** Puts the id into a form that names a product only by its text, as without JavaScript. Answers errors of the name. */
export async function chooseNamedProduct(
  { db, form }: Pick<Operation, 'db' | 'form'>,
  field: 'product_id' | 'product_ids',
): Promise<FormErrors | undefined> {
  const written = form.get(typedNameField(field));
  if (typeof written !== 'string') return undefined;
  if (written.trim() === '') {
    if (field === 'product_id') form.delete(field);
    return undefined;
  }
  const found = await findProductNamed(db, written, numberIn(form, 'product_id'));
  if (found === 'none') return { [field]: [noSuchProduct] };
  if (found === 'several') return { [field]: [severalSuchProducts] };
  if (field === 'product_id') form.set(field, String(found));
  else form.append(field, String(found));
  return undefined;
}
