import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#app/ui/toasts/toast.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { mergeOrder, sameOrder } from '#domain/order/merge-order.ts';
import { useOperation } from '../actions/use-operation.ts';
import { useUnsavedChanges, type WouldLose } from '../form/unsaved-changes.ts';
import { whyNotReorder } from '../screen/list-query.ts';
import { closedSearch } from '../screen/screen-address.ts';
import type { OrderedRow, TableRow } from '../screen/table-row.ts';

export interface Reorder<Row extends TableRow> {
  /** As they stand now, numbered anew where something was moved. */
  rows: Row[];
  nameOf: (row: Row) => string;
  /** Rows before this page, and rows in all. */
  offset: number;
  total: number;
  /** Why nothing can be moved just now. */
  blocked: string | undefined;
  changed: boolean;
  busy: boolean;
  /** Shown when someone else saved another order meanwhile. */
  problem: string | undefined;
  /** To a position counted from 1 over the whole list; one outside this page is saved at once. */
  moveTo: (id: number, position: number) => void;
  save: () => void;
  discard: () => void;
}

const reordered: WouldLose = (here, there) =>
  here.pathname !== there.pathname || closedSearch(here.search) !== closedSearch(there.search);

const changedMeanwhile =
  'Someone else has put this list in another order since you began. Yours was not saved. Discard it to see the list as it is now.';

interface Draft {
  /** The list that it is an order of. */
  of: string;
  before: number[];
  after: number[];
  /** Stands until the list comes anew, which has it. */
  saved?: boolean;
}

/**
 * Puts the rows of a list in order. Nothing is saved until Save Order, which sends the ids to the
 * screen's `order` operation; leaving asks first. Rows that come or go meanwhile do so in the
 * unsaved order too.
 */
export function useReorder<Row extends OrderedRow>(
  list: ListPage<Row>,
  query: ListQuery,
  nameOf: (row: Row) => string,
  onSaved?: () => void,
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
    } else if (result.changed && draft) setProblem(changedMeanwhile);
  });
  // Another page or search that was left for has no part in it.
  const of = JSON.stringify(query);
  if (drafted && drafted.of !== of) setDraft(undefined);
  const standing = list.rows.map(({ id }) => id);
  const draft = drafted && {
    ...drafted,
    before: mergeOrder(drafted.before, standing),
    after: mergeOrder(drafted.after, standing),
  };
  // What others change may leave the draft as the list is: nothing is to be saved then.
  const differs = draft !== undefined && !sameOrder(draft.before, draft.after);
  const changed = differs && !draft.saved;
  const release = useUnsavedChanges(changed, reordered);
  useEffect(() => {
    if (drafted?.saved && !operation.busy) setDraft(undefined);
  }, [drafted, operation.busy]);
  const { offset, total } = list;
  const blocked = whyNotReorder(query);

  const byId = new Map(list.rows.map((row) => [row.id, row]));
  const ids = draft?.after ?? standing;
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
        if (draft) showToast('error', 'Save or discard the order of this page first.');
        else send({ id, to: offset + to + 1 });
        return;
      }
      const after = ids.filter((other) => other !== id);
      after.splice(to, 0, id);
      const before = draft?.before ?? standing;
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
      showToast('success', 'Display order changes discarded');
    },
  };
}
