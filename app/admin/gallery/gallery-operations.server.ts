import { kinds } from '#domain/kinds/kinds.server.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { saveOperation } from '../actions/save-operation.server.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import { galleryFailures, gallerySaved } from './gallery-texts.ts';

export const save = saveOperation(kinds.gallery_items, {
  saved: gallerySaved,
  failure: galleryFailures.save,
  complete: (operation) => chooseNamedProduct(operation, 'product_ids'),
});

export const status = statusOperation(kinds.gallery_items, galleryFailures.status);

export const remove = deleteOperation(kinds.gallery_items, galleryFailures.delete);
