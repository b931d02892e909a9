import { kinds } from '#domain/kinds/kinds.server.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { saveOperation } from '../actions/save-operation.server.ts';
import { noDataReturned, productFailures, productSaved } from './product-texts.ts';

const toast = { title: productFailures.save, text: noDataReturned };

export const save = saveOperation(kinds.products, {
  saved: productSaved,
  failure: productFailures.save,
  refusals: { 'no data returned': { ok: false, toast } },
});

export const status = statusOperation(kinds.products, productFailures.status);

export const remove = deleteOperation(kinds.products, productFailures.delete);
