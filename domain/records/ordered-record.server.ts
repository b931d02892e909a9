import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { addInOrder, withPlace } from '../order/display-order.server.ts';
import type { OrderedList } from '../order/list-order.server.ts';
import type { SaveOutcome, Stores } from './kind.server.ts';
import { changeRecord, type RecordTable } from './record-editing.server.ts';
import { saveRecord } from './saved-record.server.ts';
import type { Uploads } from './stored-uploads.server.ts';

/** `display_order` is present only for kinds whose form has this field. */
interface OrderedInput extends Record<string, unknown> {
  display_order?: number | undefined;
  display_order_before?: string;
}

/**
 * The save function of a kind without files whose records have a display order. A record whose display order
 * is left empty becomes the last. `noun` is used in the names of the steps: 'create category', 'update
 * category'.
 */
export const savingInOrder =
  (list: OrderedList & { table: RecordTable & { display_order: PgColumn } }, noun: string) =>
  (stores: Stores, { edit, input }: RecordToSave<OrderedInput>, uploads: Uploads) => {
    const step = `${edit ? 'update' : 'create'} ${noun}`;
    return saveRecord(stores, { uploads: {}, step }, uploads, async (tx): Promise<SaveOutcome> => {
      if (!edit) {
        const { display_order_before, ...entered } = input;
        return { ok: true, id: await addInOrder(tx, list, entered) };
      }
      return changeRecord(tx, list.table, edit, withPlace(list, input));
    });
  };
