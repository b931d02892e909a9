import type { TranslationState } from '#domain/translations/translation-states.server.ts';
import { actionsColumn, createdColumn, placeColumn } from '../records/record-columns.tsx';
import type { Column } from '../table/admin-table.tsx';
import { CellText } from '../table/cell-text.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import { deleteQuestion } from './category-texts.ts';

export type CategoryKind = 'product_categories' | 'gallery_categories';

export interface CategoryRow {
  id: number;
  version: number;
  name: string;
  display_order: number | null;
  created_at: Date;
  updated_at: Date;
  translations: TranslationState | undefined;
}

/** The columns of a category table; `more` are inserted between the name and the date. */
export function categoryColumns<Row extends CategoryRow>(
  kind: CategoryKind,
  more: Column<Row>[] = [],
): Column<Row>[] {
  return [
    placeColumn(),
    {
      key: 'name',
      header: 'Category Name',
      sortable: true,
      card: 'title',
      cell: (row) => <CellText strong>{row.name}</CellText>,
    },
    ...more,
    createdColumn(),
    translationsColumn(kind),
    changedColumn('wide'),
    actionsColumn({ kind, nameOf: (row) => row.name, question: deleteQuestion, width: 'w-32' }),
  ];
}
