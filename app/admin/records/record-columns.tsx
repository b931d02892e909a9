import type { ReactNode } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import { type CatalogueKind, catalogueKinds, type PublishedKind } from '#domain/kinds/kinds.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { CatalogueWords } from '#domain/records/kind-fields.ts';
import { StatusBadge, StatusToggle } from '../actions/status-toggle.tsx';
import { ConfirmDelete } from '../deletion/confirm-delete.tsx';
import { capitalize } from '../history/history-texts.ts';
import type { ShownPlan } from '../planned/plan-texts.ts';
import { PlannedNote } from '../planned/planned-note.tsx';
import { Day, EditButton, PreviewLink, RowActions } from '../screen/screen.tsx';
import type { Column } from '../table/admin-table.tsx';
import { CellText } from '../table/cell-text.tsx';
import { PicturedName } from '../table/row-cells.tsx';
import { FilterFromLink, TableFilter } from '../table/table-tools.tsx';
import { ChangedNote } from './changed-note.tsx';

/* The columns that lists of records share. */

type Status = 'Active' | 'Inactive';

/** A column with a text of the records. In the title of a card the text is strong. */
export const textColumn = <Name extends string, Row extends Record<Name, string | null>>(
  key: Name,
  header: string,
  look: Pick<Column<Row>, 'card' | 'width'> = {},
): Column<Row> => ({
  ...{ key, header, sortable: true, ...look },
  cell: (row) => <CellText strong={look.card === 'title'}>{row[key]}</CellText>,
});

/** The column with the name of the records beside their picture. */
export const picturedColumn = <
  Name extends string,
  Picture extends string,
  Row extends Record<Name | Picture, string | null>,
>(
  key: Name,
  header: string,
  picture: Picture,
  width?: string,
): Column<Row> => ({
  ...{ key, header, sortable: true, card: 'title', ...(width && { width }) },
  cell: (row) => (
    <PicturedName url={row[picture]}>
      <CellText strong>{row[key]}</CellText>
    </PicturedName>
  ),
});

/** The column with the display order, by which the list can be sorted. */
export const placeColumn = <Row extends { display_order: number | null }>(
  width = 'w-20',
): Column<Row> => ({
  key: 'display_order',
  header: 'Display Order',
  sortable: true,
  width,
  cell: (row) => row.display_order,
});

/** The column with the date of creation, and how long ago the last change was if there is no room for its own column. */
export const createdColumn = <Row extends { created_at: Date; updated_at: Date }>(
  header = 'Created At',
): Column<Row> => ({
  key: 'created_at',
  header,
  sortable: true,
  width: 'w-24',
  cell: (row) => (
    <>
      <Day moment={row.created_at} />
      <ChangedNote at={row.updated_at} />
    </>
  ),
});

/** The column with the status and the next plan. */
export const statusColumn = <
  Row extends { status: Status; planned?: ShownPlan[] | undefined },
>(): Column<Row> => ({
  key: 'status',
  header: 'Status',
  card: 'corner',
  sortable: true,
  width: 'w-20',
  cell: (row) => (
    <>
      <StatusBadge status={row.status} />
      <PlannedNote plans={row.planned} />
    </>
  ),
});

/** The filter by status. */
export const StatusFilter = () => (
  <TableFilter
    name="status"
    label={t('Status')}
    all={t('All Status')}
    choices={(['Active', 'Inactive'] as const).map((status) => ({
      value: status,
      label: t(status),
    }))}
  />
);

/** The filter by what records lack, which the dashboard links to, e.g. 'Without a picture'. */
export function LacksFilter({ kind, query }: { kind: CatalogueKind; query: ListQuery }) {
  const { lacks = {} }: CatalogueWords = catalogueKinds[kind];
  const text = lacks[query.filters.lacks ?? ''];
  return <FilterFromLink query={query} text={text && capitalize(translate(text))} />;
}

interface Actions<Row> {
  kind: string;
  nameOf: (row: Row) => string;
  /** The question of the dialog that confirms a deletion. */
  question: string;
  /** Content before the Edit button; `beforeDelete`: before the Delete button. */
  beforeEdit?: (row: Row) => ReactNode;
  beforeDelete?: (row: Row) => ReactNode;
  width?: string;
}

/** The column with the Edit and Delete buttons and further actions on a row. */
export const actionsColumn = <Row extends { id: number }>({
  kind,
  nameOf,
  question,
  beforeEdit,
  beforeDelete,
  width,
}: Actions<Row>): Column<Row> => ({
  key: 'actions',
  header: 'Actions',
  card: 'actions',
  align: 'right',
  ...(width && { width }),
  cell: (row) => (
    <RowActions>
      {beforeEdit?.(row)}
      <EditButton id={row.id} />
      {beforeDelete?.(row)}
      <ConfirmDelete kind={kind} id={row.id} name={nameOf(row)} question={question} />
    </RowActions>
  ),
});

interface PublishedRow {
  id: number;
  slug: string | null;
  status: Status;
  is_pdf?: boolean;
}

/**
 * The column of actions for published kinds, which also have Preview, and Activate or Deactivate. `first` is a button
 * that some rows lack: it stands before the others, so that these are aligned without a gap.
 */
export const publishedActionsColumn = <Row extends PublishedRow>({
  first,
  ...actions
}: Actions<Row> & { kind: PublishedKind; first?: (row: Row) => ReactNode }): Column<Row> =>
  actionsColumn<Row>({
    ...actions,
    beforeEdit: (row) => (
      <>
        {first?.(row)}
        <PreviewLink kind={actions.kind} row={row} />
      </>
    ),
    beforeDelete: (row) => <StatusToggle id={row.id} status={row.status} />,
  });
