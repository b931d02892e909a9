import { productOfShades, shadeOrder } from '#domain/shades/shade-list.server.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { orderOperation } from '../reorder/order-operation.server.ts';

/** The `order` operation of the shades of one product: the product of the first shade in the form. */
export async function orderShades(operation: Operation) {
  const named = String(operation.form.get('order')).match(/\d{1,9}/g) ?? [];
  const product = await productOfShades(operation.db, named.slice(0, 1).map(Number));
  return orderOperation(shadeOrder(product ?? 0))(operation);
}
