import type { SheetRow } from '#domain/sheets/sheet.ts';
import { drawSymbols, symbolSize } from './care-drawings.ts';
import { colour, type Look, looks, measure, type Paper, page, type Structure } from './paper.ts';
import { cellsOf, type SetCell, type SetRow, slicesOf } from './table-cells.ts';

/** The most item codes beside each other. */
const mostColumns = 5;
const padding = 4;
const gutter = 10;
const labelWidth = 112;

const valueLook: Look = { ...looks.body, size: 8.5, colour: colour.ink };
const headLook: Look = { ...looks.label, size: 8.5, colour: colour.ink };

/** A table: a row for each field, and a column for each item code. */
export interface SpecificationTable {
  codes: readonly string[];
  rows: readonly SheetRow[];
}

/** Divides a table with more item codes than fit beside each other. */
export function tablesThatFit({ codes, rows }: SpecificationTable): SpecificationTable[] {
  const starts = codes.map((_, at) => at).filter((at) => at % mostColumns === 0);
  return starts.map((from) => ({
    codes: codes.slice(from, from + mostColumns),
    rows: rows.map(({ label, values }) => ({
      label,
      values: values.slice(from, from + mostColumns),
    })),
  }));
}

/** Draws a table from `y` on and returns its bottom. The first row names the codes unless `isHeadless` is set. */
export function drawTable(
  paper: Paper,
  section: Structure,
  { codes, rows }: SpecificationTable,
  { y, isHeadless }: { y: number; isHeadless: boolean },
): number {
  const width = (measure - labelWidth) / codes.length - gutter;
  const xOf = (column: number) => page.left + labelWidth + column * (width + gutter);
  const table = paper.tag(section, 'Table', {});
  const heads = codes.map((code) => paper.lines({ text: code }, headLook, width));
  const headHeight = isHeadless ? 0 : heightOf(heads, headLook);

  const drawHead = (top: number) => {
    if (isHeadless) return top;
    const row = paper.tag(table, 'TR', {});
    paper.tag(row, 'TD', {});
    for (const [column, lines] of heads.entries())
      paper.tag(row, 'TH', { scope: 'Column' }, () =>
        paper.write(lines, headLook, { x: xOf(column), y: top + padding }),
      );
    paper.hairline(top + headHeight, colour.ink);
    return top + headHeight;
  };

  const drawRow = ({ label, cells }: SetRow, top: number) => {
    const row = paper.tag(table, 'TR', {});
    paper.tag(row, 'TH', { scope: 'Row' }, () =>
      paper.write(label, looks.label, { x: page.left, y: top + padding }),
    );
    let column = 0;
    for (const cell of cells) {
      drawCell(paper, row, cell, { x: xOf(column), y: top + padding });
      column += cell.span;
    }
  };

  let at = y;
  let isFirst = true;
  for (const { label, values } of rows) {
    const slices = slicesOf({
      label: paper.lines({ text: label }, looks.label, labelWidth - gutter),
      cells: cellsOf(values, (text, span) =>
        paper.lines(text, valueLook, span * (width + gutter) - gutter),
      ),
    });
    for (const slice of slices) {
      const height = rowHeight(slice);
      if (at + height + (isFirst ? headHeight : 0) > page.bottom) at = paper.turn();
      if (isFirst || at === page.top) at = drawHead(at);
      isFirst = false;
      drawRow(slice, at);
      at += height;
    }
    paper.hairline(at);
  }
  return at;
}

function drawCell(
  paper: Paper,
  row: Structure,
  { text, lines, symbols, span }: SetCell,
  { x, y }: { x: number; y: number },
): void {
  const language = text?.lang ? { lang: text.lang } : {};
  if (text)
    paper.tag(row, 'TD', language, () => paper.write(lines, valueLook, { x, y, lang: text.lang }));
  else drawSymbols(paper, paper.tag(row, 'TD', {}), symbols, { x, y });
  // Screen readers need the same number of cells in each row, so every further code gets a cell with the shared value.
  const actual = text?.text ?? symbols.map(({ alt }) => alt).join(', ');
  for (let repeated = 1; repeated < span; repeated += 1)
    paper.tag(row, 'TD', { ...language, actual });
}

const rowHeight = ({ label, cells }: SetRow) =>
  Math.max(
    heightOf([label], looks.label),
    heightOf(
      cells.map(({ lines }) => lines),
      valueLook,
    ),
    ...cells.map(({ symbols }) => (symbols.length > 0 ? symbolSize + padding * 2 : 0)),
  );

const heightOf = (cells: readonly (readonly string[])[], look: Look) =>
  Math.max(1, ...cells.map((lines) => lines.length)) * look.size * look.lead + padding * 2;
