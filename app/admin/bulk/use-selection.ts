import { useState } from 'react';
import type { SeenRow } from '#domain/bulk/bulk-edit.server.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';

/** Which rows of a list are selected: some of this page, or all that were found. */
export interface Selection<Row extends SeenRow> {
  kind: PublishedKind;
  nameOf: (row: Row) => string;
  has: (row: Row) => boolean;
  /** Of the rows of this page. */
  onPage: 'all' | 'some' | 'none';
  count: number;
  /** How many rows were found on all pages. */
  found: number;
  isAllFound: boolean;
  toggle: (row: Row) => void;
  togglePage: () => void;
  /** Selects these rows of all pages, as they were read. */
  selectFound: (all: readonly SeenRow[]) => void;
  clear: () => void;
  /** What an operation on them sends: each row with the version that was seen. */
  chosen: () => Record<string, string>;
}

interface Selected {
  /** The list that they are rows of. */
  of: string;
  ids: ReadonlySet<number>;
  /** Once all that were found are selected: those of the other pages, too. */
  all?: readonly SeenRow[] | undefined;
}

/** Another search, order or page begins anew; rows that go meanwhile are no longer selected. */
export function useSelection<Row extends SeenRow>(
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
  const idsOf = (rows: readonly SeenRow[]) => new Set(rows.map(({ id }) => id));
  const set = (ids: ReadonlySet<number>, all?: readonly SeenRow[]) => setSelected({ of, ids, all });
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
