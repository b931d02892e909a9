import type { OrderedList } from '#domain/order/list-order.server.ts';
import type { Kind } from '#domain/records/kind.server.ts';
import { deleteOperation } from '../actions/record-operations.server.ts';
import { saveOnce } from '../actions/save-once.server.ts';
import { saveOperation } from '../actions/save-operation.server.ts';
import { orderOperation } from '../reorder/order-operation.server.ts';
import { categoryFailures, categorySaved } from './category-texts.ts';

/** The operations on the categories of one kind: save, delete, order. */
export const categoryOperations = (kind: Kind, order: OrderedList) => ({
  save: saveOnce(
    categorySaved,
    saveOperation(kind, { saved: categorySaved, failure: categoryFailures.save }),
  ),
  delete: deleteOperation(kind, categoryFailures.delete),
  order: orderOperation(order),
});
