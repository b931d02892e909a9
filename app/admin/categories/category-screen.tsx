import type { ReactNode } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import { catalogueKinds } from '#domain/kinds/kinds.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import type { TranslationState } from '#domain/translations/translation-states.server.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { RecordField } from '../form/fields/record-field.tsx';
import { HistoryPanel } from '../history/versions/history-panel.tsx';
import {
  actionsColumn,
  createdColumn,
  placeColumn,
  textColumn,
} from '../records/record-columns.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { useReorder } from '../reorder/use-reorder.ts';
import { useFailedParts } from '../screen/failed-part.tsx';
import { Screen } from '../screen/screen.tsx';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import { deleteQuestion } from './category-texts.ts';

export type CategoryKind = 'product_categories' | 'gallery_categories';

interface EditedCategory {
  id: number;
  name: string;
  version: number;
}

interface CategoryRow extends EditedCategory {
  display_order: number | null;
  created_at: Date;
  updated_at: Date;
  translations: TranslationState | undefined;
}

interface CategoryScreenProps<Row, Category> {
  kind: CategoryKind;
  loaderData: { query: ListQuery; list: ListPage<Row>; category: Category | undefined };
  /** The title of the form for a new category. */
  addTitle: string;
  /** Columns that only this kind has, between the name and the date. */
  columns?: Column<Row>[];
  /** The fields of the form besides the name. */
  fields: (category: Category | undefined) => ReactNode;
}

/** The screen of one kind of categories: list, reordering and form. */
export function CategoryScreen<Row extends CategoryRow, Category extends EditedCategory>({
  kind,
  loaderData,
  addTitle,
  columns = [],
  fields,
}: CategoryScreenProps<Row, Category>) {
  const { query, list, category } = loaderData;
  useFailedParts({ ...loaderData });
  const reorder = useReorder(list, query, (row) => row.name);
  const shown: Column<Row>[] = [
    placeColumn(),
    textColumn('name', 'Category Name', { card: 'title' }),
    ...columns,
    createdColumn(),
    translationsColumn(kind),
    changedColumn('wide'),
    actionsColumn({ kind, nameOf: (row) => row.name, question: deleteQuestion, width: 'w-32' }),
  ];
  const selection = useSelection(kind, list, query, (row) => row.name);
  const { several, fields: described } = catalogueKinds[kind];
  const heading = translate(several);
  return (
    <Screen heading={heading} add={t('New Category')}>
      <TableTools query={query} search={t('Search by name')} list={{ kind, columns: shown }} />
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
