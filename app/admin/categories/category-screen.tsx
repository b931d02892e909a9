import type { ReactNode } from 'react';
import { catalogueKinds } from '#domain/kinds/kinds.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { t, translate } from '#domain/staff-words/t.ts';
import { SelectionBar } from '../bulk/selection-bar.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { RecordField } from '../form/fields/record-field.tsx';
import { HistoryPanel } from '../history/versions/history-panel.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { ReorderBar } from '../reorder/reorder-bar.tsx';
import { useReorder } from '../reorder/use-reorder.ts';
import { useFailedParts } from '../screen/failed-part.tsx';
import { Screen } from '../screen/screen.tsx';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { type CategoryKind, type CategoryRow, categoryColumns } from './category-columns.tsx';

interface EditedCategory {
  id: number;
  name: string;
  version: number;
}

interface CategoryScreenProps<Row, Category> {
  kind: CategoryKind;
  loaderData: { query: ListQuery; list: ListPage<Row>; category: Category | undefined };
  /** The title of the form for a new category. */
  addTitle: string;
  /** Columns that only this kind has. */
  columns?: Column<Row>[];
  /** The fields of the form besides the name. */
  fields: (category: Category | undefined) => ReactNode;
}

/** The screen of one kind of categories: list, reordering and form. */
export function CategoryScreen<Row extends CategoryRow, Category extends EditedCategory>({
  kind,
  loaderData,
  addTitle,
  columns,
  fields,
}: CategoryScreenProps<Row, Category>) {
  const { query, list, category } = loaderData;
  useFailedParts({ ...loaderData });
  const reorder = useReorder(list, query, (row) => row.name);
  const shown = categoryColumns(kind, columns);
  const selection = useSelection(kind, list, query, (row) => row.name);
  const { several, fields: described } = catalogueKinds[kind];
  const heading = translate(several);
  return (
    <Screen heading={heading} add={t('New Category')}>
      <TableTools query={query} search={t('Search by name')} list={{ kind, columns: shown }} />
      <ReorderBar reorder={reorder} />
      <SelectionBar selection={selection} />
      <AdminTable
        label={heading}
        list={list}
        query={query}
        columns={shown}
        reorder={reorder}
        selection={selection}
      />
      <RecordDialog kind={kind} noun={t('Category')} addTitle={addTitle} loaded={category}>
        {({ record }) => (
          <>
            <RecordField fields={described} name="name" value={record?.name} />
            {fields(record)}
            {record && <HistoryPanel kind={kind} id={record.id} />}
          </>
        )}
      </RecordDialog>
    </Screen>
  );
}
