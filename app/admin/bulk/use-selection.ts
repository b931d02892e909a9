import { useState } from 'react';
import type { BulkKindName } from '#domain/bulk/bulk-kinds.server.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';

export interface SelectableRow {
  id: number;
  version: number;
}

/** Which rows of a list are selected: some of this page, or all that were found. */
export interface Selection<Row extends SelectableRow> {
  kind: BulkKindName;
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
  selectFound: () => void;
  clear: () => void;
  /** What an operation on them sends. */
  chosen: (search: string) => Record<string, string>;
}

interface Selected {
  /** The list that they are rows of. */
  of: string;
  ids: ReadonlySet<number>;
  isAllFound: boolean;
}

/** Another search, order or page begins anew; rows that go meanwhile are no longer selected. */
export function useSelection<Row extends SelectableRow>(
  kind: BulkKindName,
  list: ListPage<Row>,
  query: ListQuery,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const of = JSON.stringify(query);
  const none: Selected = { of, ids: new Set(), isAllFound: false };
  const [selected, setSelected] = useState(none);
  if (selected.of !== of) setSelected(none);
  const { ids, isAllFound } = selected.of === of ? selected : none;
  const rows = list.rows.filter(({ id }) => isAllFound || ids.has(id));
  const all = () => new Set(list.rows.map(({ id }) => id));
  const set = (ids: ReadonlySet<number>, isAllFound = false) =>
    setSelected({ of, ids, isAllFound });
  return {
    kind,
    nameOf,
    has: ({ id }) => isAllFound || ids.has(id),
    onPage: rows.length === 0 ? 'none' : rows.length === list.rows.length ? 'all' : 'some',
    count: isAllFound ? list.total : rows.length,
    found: list.total,
    isAllFound,
    toggle({ id }) {
      const next = isAllFound ? all() : new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    togglePage: () => set(rows.length === list.rows.length ? new Set() : all()),
    selectFound: () => set(new Set(), true),
    clear: () => set(new Set()),
    chosen: (search): Record<string, string> =>
      isAllFound
        ? { list: search }
        : { rows: rows.map(({ id, version }) => `${id}:${version}`).join() },
  };
}
