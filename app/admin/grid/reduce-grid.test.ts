import { expect, test } from 'vitest';
import { changedRows, countCells } from './changed-cells.ts';
import { actionOf, type Key } from './grid-keys.ts';
import { beginGrid, type GridAction, type GridState } from './grid-state.ts';
import { reduceGrid } from './reduce-grid.ts';

const rows = [
  { id: 1, texts: ['P', 'a1', 'x'] },
  { id: 2, texts: ['P', 'a2', 'y'] },
  { id: 3, texts: ['P', 'a3', 'z'] },
];
const begin = (blank = ['', '', '']) => beginGrid(rows, blank);

const after = (state: GridState, ...actions: GridAction[]) => actions.reduce(reduceGrid, state);
const at = (row: number, column: number, isExtended = false): GridAction => ({
  ...{ do: 'select', to: { row, column } },
  isExtended,
});
const texts = ({ sheet }: GridState) => sheet.map((row) => row.texts.join(' '));

/** The state after keys such as 'ArrowDown', 'Shift+ArrowDown' and 'Ctrl+d'. */
function press(state: GridState, ...keys: string[]): GridState {
  return keys.reduce((now, name) => {
    const parts = name.split('+');
    const pressed: Key = {
      key: parts.at(-1) ?? '',
      ctrlKey: parts.includes('Ctrl'),
      shiftKey: parts.includes('Shift'),
      altKey: parts.includes('Alt'),
      metaKey: false,
    };
    const action = actionOf(now, pressed);
    return action ? reduceGrid(now, action) : now;
  }, state);
}

test('keys move, extend, and stay within the grid', () => {
  const place = (...keys: string[]) => {
    const { active } = press(begin(), ...keys).selection;
    return [active.row, active.column];
  };
  expect(place('ArrowUp', 'ArrowLeft')).toEqual([0, 0]);
  expect(place('ArrowDown', 'ArrowRight')).toEqual([1, 1]);
  expect(place('Enter', 'Enter', 'Shift+Enter')).toEqual([1, 0]);
  expect(place('Tab', 'Tab', 'Shift+Tab')).toEqual([0, 1]);
  expect(place('Ctrl+End')).toEqual([3, 2]);
  expect(place('PageDown', 'End', 'Home')).toEqual([3, 0]);
  const range = press(begin(), 'Shift+ArrowDown', 'Shift+ArrowRight').selection;
  expect(range).toEqual({ anchor: { row: 0, column: 0 }, active: { row: 1, column: 1 } });
  expect(press(begin(), 'Ctrl+a', 'Delete').sheet.map((row) => row.texts.join(''))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('Tab leaves the grid at the end of a row, and Shift+Tab at its beginning', () => {
  const tab = { key: 'Tab', ctrlKey: false, metaKey: false, altKey: false };
  expect(actionOf(begin(), { ...tab, shiftKey: true })).toBeUndefined();
  expect(actionOf(press(begin(), 'End'), { ...tab, shiftKey: false })).toBeUndefined();
});

test('typing replaces the text, F2 keeps it, Escape drops what was typed', () => {
  const typed = after(press(begin(), 'ArrowRight', 'q'), { do: 'type', text: 'quick' });
  expect(typed.draft).toBe('quick');
  const done = press(typed, 'Enter');
  expect(texts(done)[0]).toBe('P quick x');
  expect(done.selection.active).toEqual({ row: 1, column: 1 });
  expect(press(begin(), 'F2').draft).toBe('P');
  expect(texts(press(typed, 'Escape'))).toEqual(texts(begin()));
  expect(press(begin(), 'F2', 'Alt+Enter').draft).toBe('P\n');
  // A click elsewhere keeps what was typed.
  expect(texts(after(typed, at(2, 2)))[0]).toBe('P quick x');
});

test('fill down, delete, undo and redo change whole ranges', () => {
  const filled = press(after(begin(), at(0, 1), at(2, 2, true)), 'Ctrl+d');
  expect(texts(filled)).toEqual(['P a1 x', 'P a1 x', 'P a1 x', '  ']);
  expect(texts(press(after(begin(), at(1, 2)), 'Ctrl+d'))[1]).toBe('P a2 x');
  const emptied = press(filled, 'Delete');
  expect(texts(emptied)[2]).toBe('P  ');
  expect(texts(press(emptied, 'Ctrl+z'))).toEqual(texts(filled));
  expect(texts(press(emptied, 'Ctrl+z', 'Ctrl+z'))).toEqual(texts(begin()));
  expect(texts(press(emptied, 'Ctrl+z', 'Ctrl+z', 'Ctrl+y', 'Ctrl+Shift+Z'))).toEqual(
    texts(emptied),
  );
  expect(press(emptied, 'Ctrl+z', 'Ctrl+z', 'Ctrl+z')).toMatchObject({ past: [] });
});

test('a paste goes right and down, adds rows below the last one, and leaves out what does not fit', () => {
  const pasted = after(begin(['P', '', '']), at(2, 1), {
    do: 'paste',
    block: [['b1', ' u ', 'left out'], ['b2'], ['b3', 'w']],
  });
  expect(texts(pasted)).toEqual(['P a1 x', 'P a2 y', 'P b1 u', 'P b2 ', 'P b3 w', 'P  ']);
  expect(pasted.leftOut).toBe(1);
  expect(after(pasted, { do: 'empty' }).leftOut).toBe(0);
  expect(pasted.selection).toEqual({
    anchor: { row: 4, column: 2 },
    active: { row: 2, column: 1 },
  });
  expect(changedRows(pasted).map(({ id, cells }) => [id, cells.map(({ text }) => text)])).toEqual([
    [3, ['b1', 'u']],
    [null, ['P', 'b2']],
    [null, ['P', 'b3', 'w']],
  ]);
  expect(new Set(pasted.sheet.map(({ key }) => key)).size).toBe(6);
});

test('a pasted block is repeated over a selection that is a multiple of it', () => {
  const paste: GridAction = { do: 'paste', block: [['s']] };
  expect(texts(after(begin(), at(0, 1), at(1, 2, true), paste))).toEqual([
    'P s s',
    'P s s',
    'P a3 z',
    '  ',
  ]);
});

test('a text that is as before is no change, and a blank row is none', () => {
  const there = after(begin(), at(0, 1), { do: 'paste', block: [['other']] });
  expect(changedRows(there)).toEqual([
    { key: 'row1', id: 1, cells: [{ column: 1, text: 'other', seen: 'a1' }] },
  ]);
  const back = after(there, { do: 'paste', block: [['a1']] });
  expect(countCells(changedRows(back))).toBe(0);
  expect(changedRows(after(begin(), at(3, 0), { do: 'paste', block: [[' ']] }))).toEqual([]);
});

test('a conflict is decided at its cell: mine is then sent with their text as seen, theirs is no change', () => {
  const notes = new Map([['row1', { 1: { text: 'changed', theirs: 'b' } }]]);
  const conflict = after(
    begin(),
    at(0, 1),
    { do: 'paste', block: [['mine']] },
    { do: 'note', notes },
  );
  const decide = (takesTheirs: boolean) =>
    after(conflict, { do: 'decide', at: { row: 0, column: 1 }, takesTheirs });
  expect(changedRows(decide(false))[0]?.cells).toEqual([{ column: 1, text: 'mine', seen: 'b' }]);
  expect(changedRows(decide(true))).toEqual([]);
  expect(texts(decide(true))[0]).toBe('P b x');
  expect(decide(true).notes.get('row1')).toEqual({});
});

test('copied rows are new ones that name their original, until they are replaced, emptied or taken back', () => {
  // In the form of a product the grid has no column for the product, so it begins with the names.
  const ofProduct = rows.slice(0, 2).map((row) => ({ ...row, texts: row.texts.slice(1) }));
  const copied = after(beginGrid([], ['', '']), { do: 'copy', rows: ofProduct });
  const named = (state: GridState) => changedRows(state).map(({ id, copy_of }) => [id, copy_of]);
  expect(named(copied)).toEqual([
    [null, 1],
    [null, 2],
  ]);
  const pasted = (...row: string[]) =>
    named(after(copied, at(0, 0), { do: 'paste', block: [row] }))[0];
  expect(pasted('b1')).toEqual([null, 1]);
  expect(pasted('a1', 'other')).toEqual([null, 1]);
  expect(pasted('b1', 'other')).toEqual([null, undefined]);
  const emptied = after(copied, at(0, 0), at(0, 1, true), { do: 'empty' });
  const other = after(emptied, at(0, 1), { do: 'paste', block: [['other']] });
  expect(named(other)).toEqual([
    [null, undefined],
    [null, 2],
  ]);
  expect(named(after(copied, { do: 'undo' }))).toEqual([]);
});

test('loaded rows replace the grid and keep the place', () => {
  const state = after(begin(), at(2, 2), { do: 'load', rows: rows.slice(0, 1) });
  expect(state.selection.active).toEqual({ row: 1, column: 2 });
  expect(texts(state)).toEqual(['P a1 x', '  ']);
});
