import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { SelectBox, SelectPageBox } from '../bulk/select-box.tsx';
import { SelectionBar } from '../bulk/selection-bar.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { ReorderArea } from '../reorder/reorder-area.tsx';
import { ReorderBar } from '../reorder/reorder-bar.tsx';
import { ReorderableRows } from '../reorder/reorderable-rows.tsx';
import type { Reorder } from '../reorder/use-reorder.ts';
import { listSearch } from '../screen/list-query.ts';
import type { TableRow } from '../screen/table-row.ts';
import { useCreatedRow } from '../screen/use-created-row.ts';
import { EmptyList } from './empty-list.tsx';
import { type ListedColumn, shownColumns } from './shown-columns.ts';
import { TablePages } from './table-pages.tsx';

export interface Column<Row> extends ListedColumn {
  sortable?: true;
  /** A Tailwind width class, e.g. 'w-40'. */
  width?: string;
  align?: 'left' | 'right' | 'center';
  cell: (row: Row) => ReactNode;
}

interface AdminTableProps<Row extends TableRow> {
  /** The name of the table for screen readers, e.g. 'Products'. */
  label: string;
  list: ListPage<Row>;
  query: ListQuery;
  columns: Column<Row>[];
  /** If set, the rows can be reordered. */
  reorder?: Reorder<Row> | undefined;
  /** If set, several rows can be selected and changed at once. */
  selection?: Selection<Row & SelectedRow> | undefined;
  empty?: string;
}

/** A table of records with sortable headers, paging, and a text if it is empty. */
export function AdminTable<Row extends TableRow>(props: AdminTableProps<Row>) {
  const { label, list, query, reorder, selection, empty = 'No data found' } = props;
  const { search } = useLocation();
  const columns = shownColumns(props.columns, search);
  const rows = reorder?.rows ?? list.rows;
  const width = columns.length + (reorder || selection ? 1 : 0);
  const selectBox =
    selection && ((row: Row) => <SelectBox selection={selection} row={row as Row & SelectedRow} />);
  const selectPage = selection && rows.length > 0 && <SelectPageBox selection={selection} />;
  const [isSelecting, setSelecting] = useState(false);
  const section = useRef<HTMLElement>(null);
  const created = useCreatedRow(section, rows);
  const cellsOf = (row: Row) =>
    columns.map(({ key, header, align, wide, card, cell }) => (
      <td
        key={key}
        data-align={align}
        data-wide={wide || undefined}
        data-card={card}
        data-header={card && card !== 'below' ? undefined : translate(header)}
      >
        {cell(row)}
      </td>
    ));
  const table = (
    <>
      {reorder && <ReorderBar reorder={reorder} />}
      {selection && <SelectionBar selection={selection} />}
      <section
        ref={section}
        aria-label={translate(label)}
        data-selecting={(selection && (isSelecting || selection.count > 0)) || undefined}
        // Focusable by script: if the focused element disappears, the focus moves here, not to the top.
        tabIndex={-1}
        className="listing"
      >
        {selectPage && (
          <div className="listing-mode">
            <Button
              compact
              look="quiet"
              aria-pressed={isSelecting}
              onClick={() => setSelecting(!isSelecting)}
            >
              {t('Select')}
            </Button>
          </div>
        )}
        <table className="listing-table">
          <thead>
            <tr>
              {reorder && (
                <th
                  scope="col"
                  data-select={selection && ''}
                  className={selection ? 'w-21' : 'w-13'}
                >
                  {selectPage}
                  <span className="sr-only">{t('Drag to reorder')}</span>
                </th>
              )}
              {/* A td and not a th, because the checkboxes have their own labels. */}
              {selection && !reorder && (
                <td data-select="" className="w-10">
                  {selectPage}
                </td>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} query={query} />
              ))}
            </tr>
          </thead>
          {rows.length === 0 ? (
            <tbody>
              <tr>
                <td colSpan={width} className="listing-empty">
                  <EmptyList text={empty} label={label} query={query} />
                </td>
              </tr>
            </tbody>
          ) : reorder ? (
            <ReorderableRows
              reorder={reorder}
              cellsOf={cellsOf}
              beforeHandle={selectBox}
              created={created}
            />
          ) : (
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} data-created={row.id === created || undefined}>
                  {selectBox && <td data-card="handle">{selectBox(row)}</td>}
                  {cellsOf(row)}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </section>
      <TablePages list={list} />
    </>
  );
  return reorder ? <ReorderArea reorder={reorder}>{table}</ReorderArea> : table;
}

function HeaderCell<Row>({ column, query }: { column: Column<Row>; query: ListQuery }) {
  const { key, header, sortable, width, align, wide } = column;
  const here = useLocation();
  const { location: next } = useNavigation();
  // While a list is loading, a second click continues from the order of the first one.
  const { search } = next?.pathname === here.pathname ? next : here;
  const sorted = sortable && query.sort === key ? query.dir : undefined;
  // The default order does not count as chosen: the first click sorts ascending.
  const asked = new URLSearchParams(search);
  const dir = asked.get('sort') === key && asked.get('dir') !== 'desc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={sorted && `${sorted}ending`}
      data-sortable={sortable && ''}
      data-column={sortable && key}
      data-wide={wide || undefined}
      data-align={align}
      className={width}
    >
      {sortable ? (
        <Link to={listSearch(search, { sort: key, dir })} replace preventScrollReset>
          {translate(header)}
        </Link>
      ) : (
        translate(header)
      )}
    </th>
  );
}
