import { isSamePlace } from './cell-range.ts';
import type { GridAction, GridState } from './grid-state.ts';

/** The properties of a key press that decide about its action. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The rows that PageUp and PageDown move by. */
const page = 15;

const steps: Record<string, [down: number, along: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-page, 0],
  PageDown: [page, 0],
};

/** What a key does in the grid; undefined leaves the key to the browser. */
export function actionOf(state: GridState, pressed: Key): GridAction | undefined {
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  if (state.draft !== undefined) return editingAction(state, pressed);
  if (pressed.altKey) return undefined;
  return isCommand ? commandOf(state, pressed) : plainAction(state, pressed);
}

function editingAction(state: GridState, { key, shiftKey, altKey }: Key): GridAction | undefined {
  if (key === 'Escape') return { do: 'cancel' };
  if (key === 'Enter' && altKey) return { do: 'type', text: `${state.draft}\n` };
  if (key === 'Enter') return { do: 'commit', down: shiftKey ? -1 : 1 };
  if (key === 'Tab') return { do: 'commit', along: shiftKey ? -1 : 1 };
  return undefined;
}

function commandOf({ sheet, selection, blank }: GridState, pressed: Key): GridAction | undefined {
  const { row, column } = selection.active;
  const ends: Record<string, [row: number, column: number]> = {
    Home: [0, 0],
    End: [sheet.length - 1, blank.length - 1],
    ArrowUp: [0, column],
    ArrowDown: [sheet.length - 1, column],
    ArrowLeft: [row, 0],
    ArrowRight: [row, blank.length - 1],
  };
  const end = ends[pressed.key];
  if (end) return selecting(...end, pressed.shiftKey);
  switch (pressed.key.toLowerCase()) {
    case 'z':
      return { do: pressed.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'd':
      return { do: 'fill down' };
    case 'a':
      return { do: 'select all' };
  }
  return undefined;
}

function plainAction({ selection, blank }: GridState, pressed: Key): GridAction | undefined {
  const { row, column } = selection.active;
  const { key, shiftKey } = pressed;
  const [down, along] = steps[key] ?? [];
  if (down !== undefined && along !== undefined)
    return selecting(row + down, column + along, shiftKey);
  const last = blank.length - 1;
  switch (key) {
    case 'Home':
      return selecting(row, 0, shiftKey);
    case 'End':
      return selecting(row, last, shiftKey);
    case 'Tab':
      // At the ends of a row, Tab leaves the grid, so that the grid is no keyboard trap.
      if (column === (shiftKey ? 0 : last)) return undefined;
      return selecting(row, column + (shiftKey ? -1 : 1));
    case 'Enter':
      return selecting(row + (shiftKey ? -1 : 1), column);
    case 'F2':
      return { do: 'edit' };
    case 'Escape':
      // If only one cell is selected, Escape is left to a dialog around the grid.
      return isSamePlace(selection.anchor, selection.active) ? undefined : { do: 'cancel' };
    case 'Delete':
    case 'Backspace':
      return { do: 'empty' };
  }
  return [...key].length === 1 ? { do: 'edit', text: key } : undefined;
}

const selecting = (row: number, column: number, isExtended = false): GridAction => ({
  do: 'select',
  to: { row, column },
  isExtended,
});
