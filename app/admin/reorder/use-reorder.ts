import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t } from '#domain/admin-words/t.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { mergeOrder, sameOrder } from '#domain/order/merge-order.ts';
import { useOperation } from '../actions/use-operation.ts';
import { type LosesChanges, useUnsavedChanges } from '../form/state/unsaved-changes.ts';
import { whyNotReorder } from '../screen/list-query.ts';
import { closedSearch } from '../screen/screen-address.ts';
import type { OrderedRow, TableRow } from '../screen/table-row.ts';

/** Rows that can be moved within their list. */
export interface MovableRows<Row extends TableRow> {
  /** The rows in the current order. While it is unsaved, the rows of the page are renumbered. */
  rows: Row[];
  nameOf: (row: Row) => string;
  /** The number of rows before this page; `total` is the number of rows on all pages. */
  offset: number;
  total: number;
  /** Why no row can be moved now; undefined if rows can be moved. */
  blocked: string | undefined;
  busy: boolean;
  /** Moves a row to a position in the whole list, counted from 1. */
  moveTo: (id: number, position: number) => void;
}

/** The rows of a saved list. While their order is unsaved, no row can move to another page. */
export interface Reorder<Row extends TableRow> extends MovableRows<Row> {
  changed: boolean;
  /** The error text if someone else saved another order in between. */
  problem: string | undefined;
  save: () => void;
  discard: () => void;
}

const reordered: LosesChanges = (here, there) =>
  here.pathname !== there.pathname || closedSearch(here.search) !== closedSearch(there.search);

const recordChangedFirst =
  'Someone else has reordered this list. Your order was not saved. Discard it to see the current order.';

interface Draft {
  /** The query of the list that this draft belongs to, as JSON. */
  of: string;
  before: number[];
  after: number[];
  /** Set after a save. The draft is kept until the list has been loaded in the new order. */
  saved?: boolean;
}

/**
 * Reorders the rows of a list. Nothing is saved until Save Order, which sends the ids to the screen's `order`
 * operation; leaving asks first. Rows that are added or deleted in between are merged into the unsaved order.
 */
export function useReorder<Row extends OrderedRow>(
  list: ListPage<Row>,
  query: ListQuery,
  nameOf: (row: Row) => string,
  { onSaved, within }: { onSaved?: () => void; within?: string } = {},
): Reorder<Row> {
  const [drafted, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const operation = useOperation((result) => {
    if (result.ok) {
      release();
      setDraft((now) => now && { ...now, saved: true });
      setProblem(undefined);
      onSaved?.();
    } else if (result.changed && draft) setProblem(recordChangedFirst);
  });
  // The draft belongs to one page and search; another one discards it.
  const of = JSON.stringify(query);
  if (drafted && drafted.of !== of) setDraft(undefined);
  const loadedIds = list.rows.map(({ id }) => id);
  const draft = drafted && {
    ...drafted,
    before: mergeOrder(drafted.before, loadedIds),
    after: mergeOrder(drafted.after, loadedIds),
  };
  // Changes by others may make the draft equal to the list; then there is nothing to save.
  const differs = draft !== undefined && !sameOrder(draft.before, draft.after);
  const changed = differs && !draft.saved;
  const release = useUnsavedChanges(changed, reordered);
  useEffect(() => {
    if (drafted?.saved && !operation.busy) setDraft(undefined);
  }, [drafted, operation.busy]);
  const { offset, total } = list;
  const blocked = whyNotReorder(query, within);

  const byId = new Map(list.rows.map((row) => [row.id, row]));
  const ids = draft?.after ?? loadedIds;
  const rows = differs
    ? ids.map((id, at) => ({ ...(byId.get(id) as Row), display_order: offset + at + 1 }))
    : list.rows;

  const send = (reordering: object) =>
    operation.run('order', { order: JSON.stringify(reordering) });

  return {
    rows,
    nameOf,
    offset,
    total,
    blocked,
    changed,
    busy: operation.busy,
    problem,
    moveTo(id, position) {
      const from = ids.indexOf(id);
      const to = Math.min(Math.max(1, position), total) - 1 - offset;
      if (from < 0 || from === to) return;
      if (to < 0 || to >= ids.length) {
        if (draft) showToast('error', t('Save or discard the order of this page first.'));
        else send({ id, to: offset + to + 1 });
        return;
      }
      const after = ids.filter((other) => other !== id);
      after.splice(to, 0, id);
      const before = draft?.before ?? loadedIds;
      setDraft(sameOrder(before, after) ? undefined : { of, before, after });
    },
    save() {
      if (draft) send({ before: draft.before, after: draft.after });
    },
    discard() {
      release();
      setDraft(undefined);
      setProblem(undefined);
      if (problem) revalidate();
      showToast('success', t('Display order changes discarded'));
    },
  };
}
