import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { translate } from '#domain/admin-words/t.ts';
import { boundsOf } from './cell-range.ts';
import { cellsToPaste, copyCells } from './grid-clipboard.ts';
import { actionOf } from './grid-keys.ts';
import { type GridColumn, GridRow } from './grid-row.tsx';
import { type GridAction, type GridState, seenOf } from './grid-state.ts';
import { useGridPointer } from './use-grid-pointer.ts';

interface GridTableProps {
  label: string;
  columns: readonly GridColumn[];
  state: GridState;
  /** Must be the same function at every render, so that only changed rows render again. */
  act: (action: GridAction) => void;
}

/** Cells that are edited in place, with keyboard, mouse and clipboard as in a spreadsheet. */
export function GridTable({ label, columns, state, act }: GridTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const { sheet, notes, selection, draft } = state;
  const { top, bottom, left, right } = boundsOf(selection);
  const { active } = selection;
  const wantsFocus = useRef(false);
  const actHere = (action: GridAction) => {
    wantsFocus.current = true;
    act(action);
  };
  useLayoutEffect(() => {
    // The editor of a cell takes the focus by itself.
    if (wantsFocus.current && draft === undefined) focusActiveCell(table.current);
    wantsFocus.current = false;
  });
  return (
    <div className="sheet">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
        role="grid"
        aria-label={label}
        aria-rowcount={sheet.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        onKeyDown={(event) => {
          const action = isForItsButtons(event) ? undefined : actionOf(state, event);
          if (!action) return;
          event.preventDefault();
          actHere(action);
        }}
        onCopy={(event) => copyCells(event, state)}
        onCut={(event) => {
          if (copyCells(event, state)) actHere({ do: 'empty' });
        }}
        onPaste={(event) => {
          const block = cellsToPaste(event, state);
          if (block) actHere({ do: 'paste', block });
        }}
        {...useGridPointer(state, actHere)}
      >
        <thead>
          <tr aria-rowindex={1} className="sheet-row">
            {columns.map((column, at) => (
              <th
                key={column.label}
                scope="col"
                aria-colindex={at + 1}
                data-names={column.namesRow || undefined}
                className={column.width}
              >
                {translate(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.map((row, at) => {
            const isSelected = at >= top && at <= bottom;
            const isActive = at === active.row;
            return (
              <GridRow
                key={row.key}
                {...{ columns, row, at, edit: act }}
                seen={seenOf(state, row.key)}
                notes={notes.get(row.key)}
                from={isSelected ? left : -1}
                to={isSelected ? right : -1}
                active={isActive ? active.column : -1}
                draft={isActive ? draft : undefined}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Moves the focus to the active cell of the grid in `within`. */
export function focusActiveCell(within: Element | null): void {
  within?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
}

/** Whether a key belongs to the buttons of a conflict: Tab moves between them, and other keys press them. */
function isForItsButtons({ key, shiftKey, target }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  const cell = element.closest('[data-row]');
  const stops = [cell, ...(cell?.querySelectorAll('[data-decide]') ?? [])];
  const at = stops.indexOf(element);
  if (key === 'Tab') return stops.length > 1 && stops[at + (shiftKey ? -1 : 1)] !== undefined;
  return at > 0 && !key.startsWith('Arrow');
}
