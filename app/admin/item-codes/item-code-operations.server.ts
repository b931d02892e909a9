import { item_codes } from '#database/schema/products.ts';
import { StoredCopies } from '#domain/files/stored-copy.server.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { moveToBin } from '#domain/history/bin.server.ts';
import { type SavedItemCode, saveItemCode } from '#domain/products/item-code-editing.server.ts';
import { findItemCode } from '#domain/products/item-code-list.server.ts';
import { type ItemCodeInput, itemCodeForm } from '#domain/products/item-code-words.ts';
import { type ActionResult, savedResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deleteOperation, recordGone } from '../actions/record-operations.server.ts';
import { copiedIn, editIn, type Operation } from '../actions/screen-action.server.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import {
  codeTaken,
  itemCodeFailures,
  itemCodeLabels,
  itemCodeSaved,
  productGone,
} from './item-code-texts.ts';

const words = { kind: 'item_codes', noun: 'Item code' };

export async function save(operation: Operation): Promise<ActionResult> {
  const { form, files, db, fileStore } = operation;
  const errors = await chooseNamedProduct(operation, 'product_id');
  if (errors) return { ok: false, errors };
  const edit = editIn(form);
  const parsed = parseRecordForm(itemCodeForm, form, edit, ['image']);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const copies = new StoredCopies(fileStore);
  const copied = copiedIn(form);
  const original = copied === undefined ? undefined : await findItemCode(db, copied);
  if (copied !== undefined && !original) copies.noteMissing('item code');
  const image = files.get('image')?.[0] ?? (await copies.read(original?.image_url));
  const saved = await saveItemCode({ db, files: fileStore }, parsed.value, image);
  if (!saved.ok) return refusal(saved, operation, parsed.value.input, edit?.id);
  const action = edit ? 'updated' : 'created';
  return savedResult(itemCodeSaved[action], saved, copies.leftOut);
}

async function refusal(
  saved: Extract<SavedItemCode, { ok: false }>,
  operation: Operation,
  mine: Partial<ItemCodeInput>,
  id = 0,
): Promise<ActionResult> {
  if (saved.refusal === 'code taken') return { ok: false, errors: { item_code: [codeTaken] } };
  if (saved.refusal === 'product gone') return { ok: false, errors: { product_id: [productGone] } };
  if (saved.refusal === 'image') return { ok: false, errors: { image: [saved.message] } };
  const theirs = await findItemCode(operation.db, id);
  if (!theirs) return recordGone(operation, words, id, itemCodeFailures.save);
  return conflictRefusal(itemCodeLabels, theirs, mine);
}

export const remove = deleteOperation({
  ...words,
  failure: itemCodeFailures.delete,
  remove: (db, id) => moveToBin(db, item_codes, id, item_codes.item_code),
});
