import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { moveToBin } from '#domain/history/bin.server.ts';
import {
  addInOrder,
  placeBehind,
  withoutUntouchedOrder,
} from '#domain/order/display-order.server.ts';
import { changeRecord, step } from '#domain/records/record-editing.server.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deleteOperation, recordGone } from '../actions/record-operations.server.ts';
import { saveOnce } from '../actions/save-once.server.ts';
import { editIn, type Operation } from '../actions/screen-action.server.ts';
import { orderOperation } from '../reorder/order-operation.server.ts';
import { categoryFailures, categoryLabels, categorySaved } from './category-texts.ts';

interface CategoryKind {
  order: {
    table: PgTable & Record<'id' | 'name' | 'version' | 'display_order', PgColumn>;
    name: PgColumn;
  };
  schema: z.ZodObject;
  find: (
    db: Database,
    id: number,
  ) => Promise<({ version: number } & Record<string, unknown>) | undefined>;
}

/** The order is that of kinds whose form has it. */
interface CategoryInput extends Record<string, unknown> {
  display_order?: number | undefined;
  display_order_before?: string;
}

/** What can be done with the categories of one kind: saved, deleted, put in order. */
export function categoryOperations({ order, schema, find }: CategoryKind) {
  const { table } = order;
  const words = { kind: getTableName(table), noun: 'Category' };

  async function save(operation: Operation): Promise<ActionResult> {
    const { form, db } = operation;
    const edit = editIn(form);
    const parsed = parseRecordForm(schema, form, edit);
    if (!parsed.ok) return { ok: false, errors: parsed.errors };
    const input: CategoryInput = parsed.value.input;
    if (!edit) {
      const { display_order_before, ...entered } = input;
      const id = await step('create category', () => addInOrder(db, order, entered));
      return { ok: true, saved: categorySaved.created, id };
    }
    const entered = withoutUntouchedOrder(input);
    const values =
      'display_order' in entered
        ? { ...entered, display_order: entered.display_order ?? placeBehind(order, 0) }
        : entered;
    const outcome = await step('update category', () => changeRecord(db, table, edit, values));
    if (outcome !== 'saved') return refusal(operation, edit.id, entered);
    return { ok: true, saved: categorySaved.updated, id: edit.id };
  }

  async function refusal(
    operation: Operation,
    id: number,
    mine: Record<string, unknown>,
  ): Promise<ActionResult> {
    const theirs = await find(operation.db, id);
    if (!theirs) return recordGone(operation, words, id, categoryFailures.save);
    return conflictRefusal(categoryLabels, theirs, mine);
  }

  return {
    save: saveOnce(categorySaved, save),
    delete: deleteOperation({
      ...words,
      failure: categoryFailures.delete,
      remove: (db, id) => moveToBin(db, table, id, table.name),
    }),
    order: orderOperation(order),
  };
}
