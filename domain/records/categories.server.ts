import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListPage, ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { addInOrder, placeBehind, withoutUntouchedOrder } from '../order/display-order.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';
import type { SaveOutcome, Stores } from './kind.server.ts';
import { changeRecord, type RecordTable } from './record-editing.server.ts';
import { saveRecord } from './saved-record.server.ts';
import type { Uploads } from './stored-uploads.server.ts';

type CategoryTable = RecordTable &
  Record<'name' | 'display_order' | 'created_at' | 'updated_at', PgColumn> & {
    description?: PgColumn;
  };

/** The order is that of kinds whose form has it. */
interface CategoryInput extends Record<string, unknown> {
  display_order?: number | undefined;
  display_order_before?: string;
}

/** The categories of one table: the order that they stand in everywhere, how they are read and saved. */
export function categoriesOf<Table extends CategoryTable>(table: Table) {
  type Category = Table['$inferSelect'];
  const { id, name, description } = table;
  const order = { table, name } satisfies OrderedList;

  function orderOf({ sort, dir }: ListQuery) {
    switch (sort) {
      case 'name':
        return sql`${sortByText(name, dir)}, ${id}`;
      case 'description':
        return sql`${sortByText(description ?? name, dir)}, ${id}`;
      case 'display_order':
      case 'created_at':
      case 'updated_at':
        return sql`${sortBy(table[sort], dir)}, ${name}, ${id}`;
      default:
        return inOrder(order);
    }
  }

  return {
    order,
    /** A page of them, searched by name. */
    list: (db: Database, query: ListQuery): Promise<ListPage<Category>> =>
      readListPage(db, {
        table,
        where: [contains(name, query.q)],
        page: query.page,
        read: ({ where, limit, offset }) =>
          db
            .select()
            .from(table as PgTable)
            .where(where)
            .orderBy(orderOf(query))
            .limit(limit)
            .offset(offset) as Promise<Category[]>,
      }),
    /** All of them in their order, to choose from. */
    choices: (db: Database): Promise<{ id: number; name: string }[]> =>
      db
        .select({ id: sql<number>`${id}`, name: sql<string>`${name}` })
        .from(table as PgTable)
        .orderBy(inOrder(order)),
    /** One with its version; undefined when there is none. */
    async find(db: Database, wanted: number): Promise<Category | undefined> {
      const [row] = await db
        .select()
        .from(table as PgTable)
        .where(eq(id, wanted));
      return row as Category | undefined;
    },
    /** Adds one, or changes what came of the one that `edit` names. Throws StepFailed. */
    save(stores: Stores, { edit, input }: RecordToSave<CategoryInput>, uploads: Uploads) {
      const step = edit ? 'update category' : 'create category';
      return saveRecord(
        stores,
        { uploads: {}, step },
        uploads,
        async (tx): Promise<SaveOutcome> => {
          if (!edit) {
            const { display_order_before, ...entered } = input;
            return { ok: true, id: await addInOrder(tx, order, entered) };
          }
          const entered = withoutUntouchedOrder(input);
          const values =
            'display_order' in entered
              ? { ...entered, display_order: entered.display_order ?? placeBehind(order, 0) }
              : entered;
          const outcome = await changeRecord(tx, table, edit, values);
          return outcome === 'saved' ? { ok: true, id: edit.id } : { ok: false, refusal: outcome };
        },
      );
    },
  };
}
