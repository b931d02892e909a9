import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { step } from '#domain/failures/failure.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { nextDisplayOrder } from '#domain/order/display-order.server.ts';
import { addRecord, changeRecord, deleteRecord } from '#domain/records/record-editing.server.ts';
import type { Answer } from '../parts/answer.ts';
import { differences } from '../parts/differences.ts';
import { orderOperation } from '../parts/order-operation.server.ts';
import { editIn, numberIn, type Operation } from '../parts/screen-action.server.ts';
import { categoryFailures, categoryGone, categoryLabels } from './category-texts.ts';

interface CategoryKind {
  order: {
    table: PgTable & Record<'id' | 'name' | 'version' | 'display_order', PgColumn>;
    name: PgColumn;
  };
  schema: z.ZodObject;
  entity_type: string;
  find: (
    db: Database,
    id: number,
  ) => Promise<({ version: number } & Record<string, unknown>) | undefined>;
}

/** What can be done with the categories of one kind: saved, deleted, put in order. */
export function categoryOperations({ order, schema, entity_type, find }: CategoryKind) {
  const { table } = order;

  async function save({ form, db, record }: Operation): Promise<Answer> {
    const parsed = parseForm(schema, form);
    if (!parsed.ok) return { ok: false, errors: parsed.errors };
    const values: Record<string, unknown> = parsed.value;
    const label = String(values.name);
    const edit = editIn(form);
    if (!edit) {
      const id = await step('Failed to create category', async () =>
        addRecord(db, table, {
          ...values,
          display_order: values.display_order ?? (await nextDisplayOrder(db, order)),
        }),
      );
      await record({ action: 'created', entity_type, entity_id: id, label });
      return { ok: true, toast: 'Category created successfully', id };
    }
    const outcome = await step('Failed to update category', () =>
      changeRecord(db, table, edit, values),
    );
    if (outcome !== 'saved') return refusal(db, edit.id, values);
    await record({ action: 'updated', entity_type, entity_id: edit.id, label });
    return { ok: true, toast: 'Category updated successfully', id: edit.id };
  }

  async function refusal(db: Database, id: number, mine: Record<string, unknown>): Promise<Answer> {
    const theirs = await find(db, id);
    if (!theirs) {
      const toast = { title: categoryFailures.save, text: categoryGone };
      return { ok: false, toast, details: [categoryGone] };
    }
    const labels = Object.fromEntries(
      Object.entries(categoryLabels).filter(([name]) => mine[name] !== undefined),
    );
    const { version } = theirs;
    return { ok: false, conflict: { version, differences: differences(labels, theirs, mine) } };
  }

  return {
    save,
    async delete({ form, db, record }: Operation): Promise<Answer> {
      const id = numberIn(form, 'id') ?? 0;
      const label = await deleteRecord(db, table, id, table.name);
      if (label !== undefined) {
        await record({ action: 'deleted', entity_type, entity_id: id, label });
      }
      return { ok: true, toast: 'Category deleted successfully' };
    },
    order: orderOperation(order, entity_type),
  };
}
