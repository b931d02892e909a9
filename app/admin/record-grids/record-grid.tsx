import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { type CellGrid, cellColumns } from '#domain/cells/cell-grid.ts';
import type { GridRow } from '#domain/cells/grid-rows.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { detailsOf, ErrorPanel } from '../form/refusals/error-panel.tsx';
import { useSaveId } from '../form/state/save-id.ts';
import { useUnsavedChanges } from '../form/state/unsaved-changes.ts';
import { useSaveShortcut } from '../form/use-save-shortcut.ts';
import { changedRows, countCells } from '../grid/changed-cells.ts';
import { beginGrid } from '../grid/grid-state.ts';
import { focusActiveCell } from '../grid/grid-table.tsx';
import { GridToolbar } from '../grid/grid-toolbar.tsx';
import { reduceGrid } from '../grid/reduce-grid.ts';
import { GridCells } from './grid-cells.tsx';
import { changesField, checkRows, refusedCells, toSend } from './grid-form.ts';
import { nothingSaved, unsavedText } from './grid-texts.ts';

interface RecordGridProps {
  grid: CellGrid;
  rows: GridRow[];
  /** The texts of a new row. */
  blank: string[];
  /** The names that the column Product suggests. */
  products: string[];
}

/** Records as a grid with one Save. It shows newly loaded rows, unless it has unsaved changes. */
export function RecordGrid({ grid, rows, blank, products }: RecordGridProps) {
  const columns = cellColumns(grid).map(({ name }) => name);
  const [state, act] = useReducer(reduceGrid, undefined, () => beginGrid(rows, blank));
  const [shown, setShown] = useState(rows);
  const form = useRef<HTMLFormElement>(null);
  const changed = changedRows(state);
  const isDirty = changed.length > 0 || state.draft !== undefined;
  if (rows !== shown && !isDirty) {
    setShown(rows);
    act({ do: 'load', rows });
  }
  const [details, setDetails] = useState<string[]>([]);
  const show = (notes: ReturnType<typeof checkRows>, texts: string[]) => {
    flushSync(() => {
      act({ do: 'note', notes });
      setDetails(texts);
    });
    if (notes.size > 0) focusActiveCell(form.current);
  };
  const operation = useOperation((result) => {
    if (result.ok) return act({ do: 'saved' });
    show(refusedCells(changed, columns, result), detailsOf(result));
  });
  const { busy } = operation;
  const returns = useRef(false);
  useEffect(() => {
    if (!busy && returns.current) focusActiveCell(form.current);
    if (!busy) returns.current = false;
  }, [busy]);
  useUnsavedChanges(isDirty);
  useSaveShortcut(form);
  const withSaveId = useSaveId();
  const save = () => {
    const settled = reduceGrid(state, { do: 'commit' });
    act({ do: 'commit' });
    const sent = changedRows(settled);
    const wrong = checkRows(grid, sent, columns);
    show(wrong, wrong.size > 0 ? [t(nothingSaved)] : []);
    if (wrong.size > 0) return;
    // The grid loses the focus while it is being saved, so it gets the focus back afterwards.
    returns.current = document.activeElement?.closest('[role="grid"]') != null;
    const changes = JSON.stringify(toSend(sent, columns));
    const values = new FormData();
    values.set('intent', 'save');
    values.set(changesField(grid), changes);
    operation.submit(withSaveId(values, changes));
  };
  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && isDirty) save();
      }}
    >
      <h2 className="sr-only">{t('Cells')}</h2>
      <GridToolbar state={state} act={act} />
      {/* Nothing can be typed while saving, because the grid then restarts with the saved rows. */}
      <div inert={busy}>
        <GridCells grid={grid} products={products} state={state} act={act} />
      </div>
      <ErrorPanel details={details} />
      <footer
        data-save-bar=""
        className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-4 border-line border-t bg-paper py-3 noscript:hidden"
      >
        <p role="status" className="text-muted text-sm">
          {unsavedText(countCells(changed), state.leftOut)}
        </p>
        <Button look="primary" type="submit" disabled={busy}>
          {busy ? t('Saving...') : t('Save')}
        </Button>
      </footer>
    </form>
  );
}
