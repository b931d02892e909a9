import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { GridRow } from '#domain/products/item-code-grid.server.ts';
import { t } from '#domain/staff-words/t.ts';
import type { Refusal } from '../actions/action-result.ts';
import { ErrorPanel } from '../form/error-panel.tsx';
import { useFormPart, useFormTab } from '../form/form-parts.ts';
import { TabWaits } from '../form/form-tabs.tsx';
import { useTabData } from '../form/tab-data.ts';
import { changedRows } from '../grid/changed-cells.ts';
import { GridKeys } from '../grid/grid-keys-help.tsx';
import { beginGrid } from '../grid/grid-state.ts';
import { focusActiveCell, GridTable } from '../grid/grid-table.tsx';
import { GridToolbar } from '../grid/grid-toolbar.tsx';
import { reduceGrid } from '../grid/reduce-grid.ts';
import { allColumns, gridColumns } from '../item-codes/item-code-grid-columns.ts';
import {
  changesField,
  checkRows,
  refusedCells,
  toSend,
} from '../item-codes/item-code-grid-form.ts';
import type { loader } from './codes-route.ts';
import { codesKey } from './codes-texts.ts';

/** The first column of the grid of all codes is the product, which the form around the tab is about. */
const columns = allColumns.slice(1);
const shownColumns = gridColumns.slice(1);
const blank = columns.map(() => '');

/** The item codes of the product that the form around the tab edits; one save writes both. */
export function CodesTab({ id, copied }: { id: number | undefined; copied: number | undefined }) {
  const { data, failed, retry } = useTabData<typeof loader>(
    `/admin/product-codes/${id ?? copied ?? 'new'}`,
  );
  if (!data) return <TabWaits failed={failed} retry={retry} />;
  return id === undefined ? <Codes rows={[]} toCopy={data} /> : <Codes rows={data} />;
}

interface CodesProps {
  rows: GridRow[];
  /** The codes of the product that a new one is copied from. */
  toCopy?: GridRow[];
}

function Codes({ rows, toCopy = [] }: CodesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [state, act] = useReducer(reduceGrid, undefined, () =>
    beginGrid(
      rows.map(({ id, texts }) => ({ id, texts: texts.slice(1) })),
      blank,
    ),
  );
  // With what is being typed, which a save sends, too.
  const changed = changedRows(reduceGrid(state, { do: 'commit' }));
  const wantsFocus = useRef(false);
  const { isShown, refusal } = useFormTab(codesKey);
  useFormPart(codesKey, {
    dirty: changed.length > 0,
    problems: [...state.notes.values()].flatMap((notes) => Object.keys(notes)).length,
    check() {
      const notes = checkRows(changed, columns);
      act({ do: 'commit' });
      act({ do: 'note', notes });
      wantsFocus.current = notes.size > 0;
      return notes.size === 0;
    },
    entries: () => [[changesField, JSON.stringify(toSend(changed, columns))]],
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
            onClick={() => {
              act({ do: 'select', to: { row: 0, column: 0 }, isExtended: false });
              act({ do: 'paste', block: toCopy.map(({ texts }) => texts.slice(1)) });
            }}
          >
            {t('Copy Those of the Original')}
          </Button>
        )}
      </GridToolbar>
      <GridTable label={t('Item Codes')} columns={shownColumns} state={state} act={act} />
      <ErrorPanel details={[...(refusal?.errors?.[''] ?? []), ...(refusal?.details ?? [])]} />
      <GridKeys />
    </div>
  );
}
