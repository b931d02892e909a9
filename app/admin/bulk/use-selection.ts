import { useState } from 'react';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import type { BulkKind } from '#domain/kinds/kinds.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import type { Categories } from './category-dialog.tsx';

interface Selected {
  /** The query of the list that the selection belongs to, as JSON. */
  of: string;
  ids: ReadonlySet<number>;
  /** The rows of all pages, if the user has selected everything that the list finds. */
  all?: readonly SelectedRow[] | undefined;
}

/** The selected rows of a list: rows of this page, or all rows that the list finds. */
export type Selection<Row extends SelectedRow> = ReturnType<typeof useSelection<Row>>;

/** Holds the selection. Another search, order or page clears it; rows that disappear are no longer selected. */
export function useSelection<Row extends SelectedRow>(
  kind: BulkKind,
  list: ListPage<Row>,
  query: ListQuery,
  nameOf: (row: Row) => string,
  categories?: Categories,
) {
  const of = JSON.stringify(query);
  const none: Selected = { of, ids: new Set() };
  const [selected, setSelected] = useState(none);
  if (selected.of !== of) setSelected(none);
  const { ids, all } = selected.of === of ? selected : none;
  const rows = list.rows.filter(({ id }) => ids.has(id));
  const idsOf = (rows: readonly SelectedRow[]) => new Set(rows.map(({ id }) => id));
  const set = (ids: ReadonlySet<number>, all?: readonly SelectedRow[]) =>
    setSelected({ of, ids, all });
  return {
    kind,
    nameOf,
    /** The categories that the selected rows can be put into, if the kind has any. */
    categories,
    has: ({ id }: Row) => ids.has(id),
    /** How many rows of this page are selected. */
    onPage: rows.length === 0 ? 'none' : rows.length === list.rows.length ? 'all' : 'some',
    count: (all ?? rows).length,
    /** The number of rows that the list finds on all pages. */
    found: list.total,
    isAllFound: all !== undefined,
    toggle({ id }: Row) {
      const next = all ? idsOf(rows) : new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    togglePage: () => set(rows.length === list.rows.length ? new Set() : idsOf(list.rows)),
    /** Selects these rows of all pages, with the versions that were read. */
    selectFound: (all: readonly SelectedRow[]) => set(idsOf(all), all),
    clear: () => set(new Set()),
    /** The form values of a bulk edit: each row with the version that the user saw. */
    chosen: () => ({ rows: (all ?? rows).map(({ id, version }) => `${id}:${version}`).join() }),
  };
}
