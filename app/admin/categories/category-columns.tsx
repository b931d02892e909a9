import type { TranslationState } from '#domain/translations/translation-states.server.ts';
import { ConfirmDelete } from '../actions/confirm-delete.tsx';
import { Day, EditButton, RowActions } from '../screen/screen.tsx';
import type { Column } from '../table/admin-table.tsx';
import { CellText } from '../table/cell-text.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import { deleteQuestion } from './category-texts.ts';

export type CategoryKind = 'product_categories' | 'gallery_categories';

export interface CategoryRow {
  id: number;
  name: string;
  display_order: number | null;
  created_at: Date;
  updated_at: Date;
  translations: TranslationState | undefined;
}

/** The columns of a category table; `more` stand between the name and the date. */
export function categoryColumns<Row extends CategoryRow>(
  kind: CategoryKind,
  more: Column<Row>[] = [],
): Column<Row>[] {
  return [
    {
      key: 'display_order',
      header: 'Display Order',
      sortable: true,
      width: 'w-20',
      cell: (row) => row.display_order,
    },
    {
      key: 'name',
      header: 'Category Name',
      sortable: true,
      card: 'title',
      cell: (row) => <CellText strong>{row.name}</CellText>,
    },
    ...more,
    {
      key: 'created_at',
      header: 'Created At',
      sortable: true,
      width: 'w-24',
      cell: (row) => <Day moment={row.created_at} />,
    },
    translationsColumn(kind),
    changedColumn(),
    {
      key: 'actions',
      header: 'Actions',
      card: 'actions',
      width: 'w-32',
      align: 'right',
      cell: (row) => (
        <RowActions>
          <EditButton id={row.id} />
          <ConfirmDelete kind={kind} id={row.id} name={row.name} question={deleteQuestion} />
        </RowActions>
      ),
    },
  ];
}
