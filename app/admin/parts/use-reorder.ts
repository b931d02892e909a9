import { useEffect, useState } from 'react';
import { showToast } from '#app/ui/toast.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { closedSearch } from './screen-address.ts';
import { whyNotReorder } from './table-query.ts';
import type { OrderedRow, TableRow } from './table-row.ts';
import { useUnsaved, type WouldLose } from './unsaved.ts';
import { useOperation } from './use-operation.ts';

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
  /** Said when somebody else changed the list meanwhile. */
  problem: string | undefined;
  /** To a position counted from 1 over the whole list; one outside this page is saved at once. */
  moveTo: (id: number, position: number) => void;
  save: () => void;
  discard: () => void;
}

const reordered: WouldLose = (here, there) =>
  here.pathname !== there.pathname || closedSearch(here.search) !== closedSearch(there.search);

const changedMeanwhile =
  'Somebody else has changed this list since you began. Your order was not saved. Discard it to see the list as it is now.';

interface Draft {
  before: number[];
  after: number[];
  /** Stands until the list comes anew, which has it. */
  saved?: boolean;
}

/**
 * Puts the rows of a list in order. Nothing is saved until Save Order, which sends the whole
 * stretch to the screen's `order` operation; leaving asks first.
 */
export function useReorder<Row extends OrderedRow>(
  list: ListPage<Row>,
  query: ListQuery,
  nameOf: (row: Row) => string,
  onSaved?: () => void,
): Reorder<Row> {
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<string>();
  const operation = useOperation((answer) => {
    if (answer.ok) {
      letGo();
      setDraft((now) => now && { ...now, saved: true });
      setProblem(undefined);
      onSaved?.();
    } else if (answer.changed) setProblem(changedMeanwhile);
  });
  const changed = draft !== undefined && !draft.saved;
  const letGo = useUnsaved(changed, reordered);
  useEffect(() => {
    if (draft?.saved && !operation.busy) setDraft(undefined);
  }, [draft, operation.busy]);
  const { offset, total } = list;
  const blocked = whyNotReorder(query);

  const byId = new Map(list.rows.map((row) => [row.id, row]));
  const ids = draft?.after ?? list.rows.map(({ id }) => id);
  const rows = draft
    ? ids.flatMap((id, at) => {
        const row = byId.get(id);
        return row ? [{ ...row, display_order: offset + at + 1 }] : [];
      })
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
        else send({ id, from: offset + from + 1, to: offset + to + 1 });
        return;
      }
      const after = ids.filter((other) => other !== id);
      after.splice(to, 0, id);
      const before = draft?.before ?? ids;
      setDraft(after.every((one, at) => one === before[at]) ? undefined : { before, after });
    },
    save() {
      if (draft) send({ offset, before: draft.before, after: draft.after });
    },
    discard() {
      letGo();
      setDraft(undefined);
      setProblem(undefined);
      showToast('success', 'Display order changes discarded');
    },
  };
}
