import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { ReorderArea, ReorderableRows } from './reorderable-rows.tsx';
import { TablePages } from './table-pages.tsx';
import { listSearch } from './table-query.ts';
import { rowLook, type TableRow } from './table-row.ts';
import type { Reorder } from './use-reorder.ts';

export interface Column<Row> {
  key: string;
  header: string;
  sortable?: boolean;
  /** A Tailwind width, such as 'w-40'. */
  width?: string;
  align?: 'left' | 'right' | 'center';
  cell: (row: Row) => ReactNode;
}

interface AdminTableProps<Row extends TableRow> {
  /** What the table holds, for screen readers: 'Products'. */
  label: string;
  list: ListPage<Row>;
  query: ListQuery;
  columns: Column<Row>[];
  /** For a list that people put in order. */
  reorder?: Reorder<Row> | undefined;
  empty?: string;
}

const aligned = { left: 'text-left', right: 'text-right', center: 'text-center' };

/** A list of records: sorts by its headers, shows the empty text, and pages when it is long. */
export function AdminTable<Row extends TableRow>(props: AdminTableProps<Row>) {
  const { label, list, query, columns, reorder, empty = 'No data found' } = props;
  const rows = reorder?.rows ?? list.rows;
  const width = columns.length + (reorder ? 1 : 0);
  const cellsOf = (row: Row) =>
    columns.map(({ key, align = 'left', cell }) => (
      <td key={key} className={`px-2 py-1 ${aligned[align]}`}>
        {cell(row)}
      </td>
    ));
  return (
    <ReorderArea reorder={reorder}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where it is wider than the screen
        tabIndex={0}
        className="overflow-x-auto border border-line bg-white"
      >
        <table className="w-full border-collapse text-sm">
          <thead className="border-line border-b bg-paper-deep">
            <tr>
              {reorder && (
                <th scope="col" className="w-16 px-2">
                  <span className="sr-only">Drag to reorder</span>
                </th>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} query={query} />
              ))}
            </tr>
          </thead>
          {rows.length === 0 ? (
            <tbody>
              <tr>
                <td colSpan={width} className="px-2 py-10 text-center text-muted">
                  {empty}
                </td>
              </tr>
            </tbody>
          ) : reorder ? (
            <ReorderableRows reorder={reorder} cellsOf={cellsOf} />
          ) : (
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} className={rowLook}>
                  {cellsOf(row)}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </section>
      <TablePages list={list} />
    </ReorderArea>
  );
}

function HeaderCell<Row>({ column, query }: { column: Column<Row>; query: ListQuery }) {
  const { key, header, sortable, width = '', align = 'left' } = column;
  const { search } = useLocation();
  const sorted = sortable && query.sort === key ? query.dir : undefined;
  const look = `${width} ${aligned[align]} px-2 font-medium`;
  if (!sortable) {
    return (
      <th scope="col" className={`${look} py-2`}>
        {header}
      </th>
    );
  }
  const dir = sorted === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className={look}
    >
      <Link
        to={listSearch(search, { sort: key, dir })}
        replace
        preventScrollReset
        className="block py-2 hover:underline"
      >
        {header}
        <span aria-hidden="true" className="ml-1 inline-block w-3 text-muted">
          {sorted && (sorted === 'asc' ? '↑' : '↓')}
        </span>
      </Link>
    </th>
  );
}
