import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { reading, readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListPage, ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { addInOrder, withPlace } from '../order/display-order.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';
import type { SaveOutcome, Stores } from './kind.server.ts';
import { changeRecord, type RecordTable } from './record-editing.server.ts';
import { saveRecord } from './saved-record.server.ts';
import type { Uploads } from './stored-uploads.server.ts';

type CategoryTable = RecordTable &
  Record<'name' | 'display_order' | 'created_at' | 'updated_at', PgColumn> & {
    description?: PgColumn;
  };

/** `display_order` is present only for kinds whose form has this field. */
interface CategoryInput extends Record<string, unknown> {
  display_order?: number | undefined;
  display_order_before?: string;
}

/** How the categories of one table are ordered, listed, found and saved. */
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

  const found = ({ q }: ListQuery) => contains(name, q);

  /** One category with its version; undefined if there is none. */
  async function find(db: Database, wanted: number): Promise<Category | undefined> {
    const [row] = await db
      .select()
      .from(table as PgTable)
      .where(eq(id, wanted));
    return row as Category | undefined;
  }

  /** Saves a category. One whose display order is left empty becomes the last. */
  const save = (stores: Stores, { edit, input }: RecordToSave<CategoryInput>, uploads: Uploads) => {
    const step = edit ? 'update category' : 'create category';
    return saveRecord(stores, { uploads: {}, step }, uploads, async (tx): Promise<SaveOutcome> => {
      if (edit) return changeRecord(tx, table as CategoryTable, edit, withPlace(order, input));
      const { display_order_before, ...entered } = input;
      return { ok: true, id: await addInOrder(tx, order, entered) };
    });
  };

  return {
    order,
    find,
    /** The kind of the categories, without its words and its form. */
    kind: { table, uploads: {}, read: find, found, save },
    /** One page of the categories, searched by name. */
    list: (db: Database, query: ListQuery): Promise<ListPage<Category>> =>
      readListPage(db, {
        table,
        where: found(query),
        page: query.page,
        read: reading(
          db
            .select()
            .from(table as PgTable)
            .$dynamic(),
          orderOf(query),
        ),
      }) as Promise<ListPage<Category>>,
    /** All categories in display order, for a select. */
    choices: (db: Database): Promise<{ id: number; name: string }[]> =>
      db
        .select({ id: sql<number>`${id}`, name: sql<string>`${name}` })
        .from(table as PgTable)
        .orderBy(inOrder(order)),
  };
}
