import { z } from 'zod';
import { moveRow, saveOrder } from '#domain/order/display-order.server.ts';
import type { OrderedList } from '#domain/order/list-order.server.ts';
import type { Operate } from '../actions/screen-action.server.ts';

const id = z.number().int().positive();
const ids = z.array(id).min(1).max(10_000);

const reordering = z.union([z.object({ before: ids, after: ids }), z.object({ id, to: id })]);

const refusals = {
  changed: 'Someone else has reordered this list. Your order was not saved.',
  gone: 'A record that you moved is not in this list. It may have been deleted. Nothing was saved.',
  unreadable: 'The form contains no order. Nothing was saved. Please reload the page.',
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `order` operation of a screen with a reorderable list, which useReorder sends. */
export function orderOperation(list: OrderedList, saved = 'Display order saved'): Operate {
  return async ({ form, db }) => {
    const parsed = reordering.safeParse(parseJson(String(form.get('order'))));
    if (!parsed.success) return { ok: false, changed: true, toast: { text: refusals.unreadable } };
    const wanted = parsed.data;
    const outcome = await ('before' in wanted
      ? saveOrder(db, list, wanted)
      : moveRow(db, list, wanted));
    if (outcome !== 'saved') {
      return { ok: false, changed: true, toast: { text: refusals[outcome] } };
    }
    return { ok: true, toast: saved };
  };
}
