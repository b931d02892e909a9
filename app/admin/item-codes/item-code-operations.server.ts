import { kinds } from '#domain/kinds/kinds.server.ts';
import { deleteOperation } from '../actions/record-operations.server.ts';
import { saveOperation } from '../actions/save-operation.server.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import { codeTaken, itemCodeFailures, itemCodeSaved, productGone } from './item-code-texts.ts';

export const save = saveOperation(kinds.item_codes, {
  saved: itemCodeSaved,
  failure: itemCodeFailures.save,
  taken: codeTaken,
  linkGone: productGone,
  complete: (operation) => chooseNamedProduct(operation, 'product_id'),
});

export const remove = deleteOperation(kinds.item_codes, itemCodeFailures.delete);
