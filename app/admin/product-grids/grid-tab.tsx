import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { type CellGrid, cellColumns } from '#domain/cells/cell-grid.ts';
import type { GridRow } from '#domain/cells/grid-rows.server.ts';
import type { Refusal } from '../actions/action-result.ts';
import { TabWaits } from '../form/form-tabs.tsx';
import { detailsOf, ErrorPanel } from '../form/refusals/error-panel.tsx';
import { useFormPart, useFormTab } from '../form/state/form-parts.ts';
import { useTabData } from '../form/state/tab-data.ts';
import { changedRows } from '../grid/changed-cells.ts';
import { GridKeys } from '../grid/grid-keys-help.tsx';
import { beginGrid } from '../grid/grid-state.ts';
import { focusActiveCell } from '../grid/grid-table.tsx';
import { GridToolbar } from '../grid/grid-toolbar.tsx';
import { reduceGrid } from '../grid/reduce-grid.ts';
import { GridCells } from '../record-grids/grid-cells.tsx';
import { changesField, checkRows, refusedCells, toSend } from '../record-grids/grid-form.ts';
import type { loader } from './grid-tab-route.ts';

interface GridTabProps {
  grid: CellGrid;
  id: number | undefined;
  /** The product that a new one is copied from. */
  copied: number | undefined;
}

/** The records of the product that the form around the tab edits; one save writes both. */
export function GridTab({ grid, id, copied }: GridTabProps) {
  const { data, failed, retry } = useTabData<typeof loader>(
    `/admin/product-grids/${grid.kind}/${id ?? copied ?? 'new'}`,
  );
  if (!data) return <TabWaits failed={failed} retry={retry} />;
  const rows = id === undefined ? { rows: [], toCopy: data } : { rows: data };
  return <OfProduct of={grid} {...rows} />;
}

const withoutProduct = ({ id, texts }: GridRow) => ({ id, texts: texts.slice(1) });

interface OfProductProps {
  of: CellGrid;
  rows: GridRow[];
  /** The records of the product that a new one is copied from. */
  toCopy?: GridRow[];
}

function OfProduct({ of, rows, toCopy = [] }: OfProductProps) {
  // Leave out the first column, the product: all rows belong to the product of the surrounding form.
  const columns = cellColumns(of)
    .slice(1)
    .map(({ name }) => name);
  const grid = useRef<HTMLDivElement>(null);
  const [state, act] = useReducer(reduceGrid, undefined, () =>
    beginGrid(
      rows.map(withoutProduct),
      columns.map(() => ''),
    ),
  );
  // A save also sends the text that is being typed, so it counts as a change.
  const changed = changedRows(reduceGrid(state, { do: 'commit' }));
  const wantsFocus = useRef(false);
  const { isShown, refusal } = useFormTab(of.kind);
  useFormPart(of.kind, {
    dirty: changed.length > 0,
    problems: [...state.notes.values()].flatMap((notes) => Object.keys(notes)).length,
    check() {
      const notes = checkRows(of, changed, columns);
      act({ do: 'commit' });
      act({ do: 'note', notes });
      wantsFocus.current = notes.size > 0;
      return notes.size === 0;
    },
    entries: () => [[changesField(of), JSON.stringify(toSend(changed, columns))]],
  });
  const showRefused = useEffectEvent((refused: Refusal) => {
    act({ do: 'note', notes: refusedCells(changed, columns, refused) });
    wantsFocus.current = true;
  });
  useEffect(() => {
    if (refusal) showRefused(refusal);
  }, [refusal]);
  useEffect(() => {
    if (!isShown || !wantsFocus.current) return;
    wantsFocus.current = false;
    focusActiveCell(grid.current);
  });
  return (
    <div ref={grid}>
      <GridToolbar state={state} act={act}>
        {toCopy.length > 0 && (
          <Button
            compact
            disabled={changed.length > 0}
            onClick={() => act({ do: 'copy', rows: toCopy.map(withoutProduct) })}
          >
            {t('Copy Those of the Original')}
          </Button>
        )}
      </GridToolbar>
      <GridCells grid={of} state={state} act={act} />
      {refusal && <ErrorPanel details={detailsOf(refusal)} />}
      <GridKeys />
    </div>
  );
}
