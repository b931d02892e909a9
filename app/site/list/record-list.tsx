import type { ReactNode } from 'react';
import type { Message } from '#app/i18n/message.tsx';
import type { ListPage } from '#domain/lists/list-page.ts';
import { Tiles } from '../cards/tiles.tsx';
import { ListForm } from './list-form.tsx';
import { ListPagination } from './list-pagination.tsx';
import { LoadError } from './load-error.tsx';

interface RecordListProps<Row> extends Omit<Parameters<typeof ListForm>[0], 'total' | 'paged'> {
  /** The page of the list that is shown; undefined if it could not be loaded. */
  list: ListPage<Row> | undefined;
  notLoaded: Message;
  /** The message for a list without records. */
  empty: ReactNode;
  /** The card of a record, and `sizes` of its picture. */
  children: (row: Row, sizes: string) => ReactNode;
}

/** A list with pages: the form that filters it, and its cards or a message. */
export function RecordList<Row extends { id: number }>(props: RecordListProps<Row>) {
  const { list, notLoaded, empty, children, ...form } = props;
  return (
    <>
      <ListForm {...form} total={list?.total} paged />
      {!list && <LoadError title={notLoaded} />}
      {list?.rows.length === 0 && empty}
      {list && list.rows.length > 0 && (
        <>
          <Tiles rows={list.rows}>{children}</Tiles>
          <ListPagination now={form.now} page={list.page} pages={list.pages} />
        </>
      )}
    </>
  );
}
