import { item_codes } from '#database/schema/products.ts';
import { defineKind } from '../../records/kind.server.ts';
import { itemCodeUploads, saveItemCode } from './item-code-editing.server.ts';
import { itemCodeWords } from './item-code-fields.ts';
import { itemCodeForm } from './item-code-form.ts';
import { findItemCode, incompleteItemCodes, itemCodesFound } from './item-code-list.server.ts';

export const itemCodeKind = defineKind({
  ...itemCodeWords,
  form: itemCodeForm,
  table: item_codes,
  uploads: itemCodeUploads,
  read: findItemCode,
  found: itemCodesFound,
  incomplete: incompleteItemCodes,
  save: saveItemCode,
});
