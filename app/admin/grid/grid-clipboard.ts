import type { ClipboardEvent } from 'react';
import { boundsOf } from './cell-range.ts';
import type { GridState } from './grid-state.ts';
import { blockOf, textAt } from './sheet.ts';
import { parseTsv, writeTsv } from './tsv.ts';

/** Copies the selected cells. Answers false while a cell is edited: the browser then copies the text in the editor. */
export function copyCells(event: ClipboardEvent, { sheet, selection, draft }: GridState): boolean {
  if (draft !== undefined) return false;
  event.preventDefault();
  const cells = blockOf(boundsOf(selection), (place) => textAt(sheet, place));
  event.clipboardData.setData('text/plain', writeTsv(cells));
  return true;
}

/** The cells on the clipboard; undefined while a cell is edited: the editor then takes the text itself. */
export function cellsToPaste(event: ClipboardEvent, { draft }: GridState): string[][] | undefined {
  if (draft !== undefined) return undefined;
  event.preventDefault();
  return parseTsv(event.clipboardData.getData('text/plain'));
}
