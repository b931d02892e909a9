import { boundsOf, type Place, type Selection, selectTo, within } from './cell-range.ts';
import { beginGrid, type GridAction, type GridState, seenOf } from './grid-state.ts';
import { blockOf, pasteBlock, type Sheet, textAt, withBlankRow, written } from './sheet.ts';

/** The actions that continue or end the editing of a cell by themselves. */
const keepsEditing = new Set<GridAction['do']>(['edit', 'type', 'commit', 'cancel']);

/** The state after an action. An action outside `keepsEditing` first writes the text that was being typed. */
export function reduceGrid(state: GridState, action: GridAction): GridState {
  if (state.draft === undefined || keepsEditing.has(action.do)) return reduce(state, action);
  return reduce(reduce(state, { do: 'commit' }), action);
}

function reduce(state: GridState, action: GridAction): GridState {
  const { sheet, selection, draft, past, future, blank } = state;
  switch (action.do) {
    case 'select': {
      const to = within(action.to, sheet.length, blank.length);
      return { ...state, selection: selectTo(selection, to, action.isExtended) };
    }
    case 'select all': {
      const end = { row: sheet.length - 1, column: blank.length - 1 };
      return { ...state, selection: { anchor: end, active: { row: 0, column: 0 } } };
    }
    case 'edit':
      return {
        ...state,
        selection: selectTo(selection, selection.active, false),
        draft: action.text ?? textAt(sheet, selection.active),
      };
    case 'type':
      return { ...state, draft: action.text };
    case 'commit': {
      const { down = 0, along = 0 } = action;
      if (draft === undefined) return state;
      const { row, column } = selection.active;
      const done = write(state, { row, column }, [[draft]], { keeps: true });
      const to = within(
        { row: row + down, column: column + along },
        done.sheet.length,
        blank.length,
      );
      return { ...done, draft: undefined, selection: selectTo(selection, to, false) };
    }
    case 'cancel':
      if (draft !== undefined) return { ...state, draft: undefined };
      return { ...state, selection: selectTo(selection, selection.active, false) };
    case 'paste': {
      const bounds = boundsOf(selection);
      return write(
        state,
        { row: bounds.top, column: bounds.left },
        pasteBlock(action.block, bounds),
      );
    }
    case 'copy': {
      const copies = action.rows.map(({ id, texts }, at) => ({
        ...{ key: `new${at}`, id: null, copyOf: id, texts },
      }));
      return { ...state, sheet: withBlankRow(copies, blank), past: [...past, sheet], future: [] };
    }
    case 'empty':
      return writeSelection(state, () => '');
    case 'fill down': {
      const { top, bottom } = boundsOf(selection);
      // If only one row is selected, it takes the texts of the row above.
      const from = top === bottom ? Math.max(0, top - 1) : top;
      return writeSelection(state, ({ column }) => textAt(sheet, { row: from, column }));
    }
    case 'undo':
      return step(state, past.at(-1), past.slice(0, -1), [...future, sheet]);
    case 'redo':
      return step(state, future.at(-1), [...past, sheet], future.slice(0, -1));
    case 'decide':
      return decide(state, action);
    case 'note': {
      const { notes } = action;
      const first = firstNoted(sheet, notes) ?? selection.active;
      return { ...state, notes, selection: selectTo(selection, first, false) };
    }
    case 'saved':
      return {
        ...state,
        seen: new Map(sheet.map(({ key, texts }) => [key, texts])),
        ...{ notes: new Map(), past: [], future: [], leftOut: 0 },
      };
    case 'load': {
      const loaded = beginGrid(action.rows, blank);
      return { ...loaded, selection: selectionWithin(loaded, selection) };
    }
  }
}

/** Writes a block and selects it, or `keeps` the selection. A column beyond the last one is left out. */
function write(
  state: GridState,
  at: Place,
  block: string[][],
  { keeps = false }: { keeps?: boolean } = {},
): GridState {
  const { sheet, past, blank } = state;
  const next = written(sheet, at, block, blank);
  const width = Math.max(...block.map((row) => row.length));
  const end = { row: at.row + block.length - 1, column: at.column + width - 1 };
  const selection = keeps
    ? state.selection
    : { anchor: within(end, next.length, blank.length), active: at };
  const leftOut = Math.max(0, at.column + width - blank.length);
  if (next === sheet) return { ...state, selection, leftOut };
  return { ...state, sheet: next, past: [...past, sheet], future: [], selection, leftOut };
}

function writeSelection(state: GridState, textFor: (place: Place) => string): GridState {
  const bounds = boundsOf(state.selection);
  const at = { row: bounds.top, column: bounds.left };
  return write(state, at, blockOf(bounds, textFor), { keeps: true });
}

function step(
  state: GridState,
  sheet: Sheet | undefined,
  past: readonly Sheet[],
  future: readonly Sheet[],
): GridState {
  if (!sheet) return state;
  const selection = selectionWithin({ ...state, sheet }, state.selection);
  return { ...state, sheet, past, future, selection, leftOut: 0 };
}

/** The selection in a sheet that may have fewer rows than before. */
function selectionWithin({ sheet, blank }: GridState, { anchor, active }: Selection): Selection {
  const at = (place: Place) => within(place, sheet.length, blank.length);
  return { anchor: at(anchor), active: at(active) };
}

function firstNoted(sheet: Sheet, notes: GridState['notes']): Place | undefined {
  const row = sheet.findIndex(({ key }) => notes.has(key));
  const [column] = Object.keys(notes.get(sheet[row]?.key ?? '') ?? {});
  return column === undefined ? undefined : { row, column: Number(column) };
}

function decide(
  state: GridState,
  { at, takesTheirs }: { at: Place; takesTheirs: boolean },
): GridState {
  const key = state.sheet[at.row]?.key ?? '';
  const { [at.column]: note, ...others } = state.notes.get(key) ?? {};
  const theirs = note?.theirs;
  if (theirs === undefined) return state;
  const taken = takesTheirs ? write(state, at, [[theirs]], { keeps: true }) : state;
  const seen = seenOf(state, key).with(at.column, theirs);
  return {
    ...taken,
    seen: new Map(state.seen).set(key, seen),
    notes: new Map(state.notes).set(key, others),
  };
}
