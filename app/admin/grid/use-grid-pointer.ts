import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { isSamePlace, type Place } from './cell-range.ts';
import type { GridAction, GridState } from './grid-state.ts';

/** The cell that an event is about; undefined inside an editor and outside all cells. */
function placeOf({ target }: { target: EventTarget }): Place | undefined {
  if (!(target instanceof Element) || target.closest('input, textarea')) return undefined;
  const cell = target.closest<HTMLElement>('[data-row]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

const buttonOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLElement>('[data-decide]');

/** Selects with the mouse, edits with a double click. A finger taps twice to edit, because dragging scrolls. */
export function useGridPointer({ selection }: GridState, act: (action: GridAction) => void) {
  const isDragging = useRef(false);
  const select = (to: Place, isExtended: boolean) => act({ do: 'select', to, isExtended });
  return {
    onPointerDown(event: PointerEvent) {
      const at = placeOf(event);
      isDragging.current = false;
      if (!at || buttonOf(event) || event.pointerType !== 'mouse' || event.button !== 0) return;
      isDragging.current = true;
      select(at, event.shiftKey);
    },
    onPointerOver(event: PointerEvent) {
      const at = placeOf(event);
      if (at && isDragging.current && event.buttons === 1) select(at, true);
    },
    onClick(event: MouseEvent) {
      const at = placeOf(event);
      if (!at) return;
      const decision = buttonOf(event)?.dataset.decide;
      if (decision) return act({ do: 'decide', at, takesTheirs: decision === 'theirs' });
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') return;
      if (isSamePlace(at, selection.active)) act({ do: 'edit' });
      else select(at, false);
    },
    onDoubleClick(event: MouseEvent) {
      if (placeOf(event) && !buttonOf(event)) act({ do: 'edit' });
    },
  };
}
