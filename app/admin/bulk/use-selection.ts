import { useState } from 'react';
import type { SelectedRow } from '#domain/bulk/bulk-edit.server.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';

/** The selected rows of a list: rows of this page, or all rows that the list finds. */
export interface Selection<Row extends SelectedRow> {
  kind: PublishedKind;
  nameOf: (row: Row) => string;
  has: (row: Row) => boolean;
  /** How many rows of this page are selected. */
  onPage: 'all' | 'some' | 'none';
  count: number;
  /** The number of rows that the list finds on all pages. */
  found: number;
  isAllFound: boolean;
  toggle: (row: Row) => void;
  togglePage: () => void;
  /** Selects these rows of all pages, with the versions that were read. */
  selectFound: (all: readonly SelectedRow[]) => void;
  clear: () => void;
  /** The form values of a bulk edit: each row with the version that the user saw. */
  chosen: () => Record<string, string>;
}

interface Selected {
  /** The query of the list that the selection belongs to, as JSON. */
  of: string;
  ids: ReadonlySet<number>;
  /** All rows that were found, if all are selected, including those of other pages. */
  all?: readonly SelectedRow[] | undefined;
}

/** Holds the selection. Another search, order or page clears it; rows that disappear are no longer selected. */
export function useSelection<Row extends SelectedRow>(
  kind: PublishedKind,
  list: ListPage<Row>,
  query: ListQuery,
  nameOf: (row: Row) => string,
): Selection<Row> {
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
    has: ({ id }) => ids.has(id),
    onPage: rows.length === 0 ? 'none' : rows.length === list.rows.length ? 'all' : 'some',
    count: (all ?? rows).length,
    found: list.total,
    isAllFound: all !== undefined,
    toggle({ id }) {
      const next = all ? idsOf(rows) : new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    togglePage: () => set(rows.length === list.rows.length ? new Set() : idsOf(list.rows)),
    selectFound: (all) => set(idsOf(all), all),
    clear: () => set(new Set()),
    chosen: () => ({ rows: (all ?? rows).map(({ id, version }) => `${id}:${version}`).join() }),
  };
}
