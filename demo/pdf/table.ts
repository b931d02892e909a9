import { colour, hairline, measure, type Paper, sheet } from './paper.ts';

export interface Column {
  readonly header: string;
  /** The width as a share of the text width; the shares of a table add up to 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

const padding = 5;

/** Draws a table that repeats its header on a new page; the first column is bold. */
export function table(
  paper: Paper,
  columns: readonly Column[],
  rows: ReadonlyArray<readonly string[]>,
): void {
  header(paper, columns);
  for (const row of rows) {
    const height = Math.max(...row.map((text, at) => cell(paper, columns, at, text, 'measure')));
    if (paper.y + height > sheet.height - sheet.bottom) {
      paper.addPage();
      header(paper, columns);
    }
    const top = paper.y;
    row.forEach((text, at) => {
      paper.y = top;
      cell(paper, columns, at, text, 'draw');
    });
    paper.y = top + height;
    hairline(paper, paper.y);
  }
  paper.x = sheet.left;
}

function header(paper: Paper, columns: readonly Column[]): void {
  const top = paper.y;
  hairline(paper, top, colour.ink);
  paper.font('sans-strong').fontSize(7).fillColor(colour.muted);
  columns.forEach((column, at) => {
    const { x, width } = place(columns, at);
    paper.text(column.header, x, top + padding, { width, align: column.align ?? 'left' });
  });
  paper.y = top + 8.5 + padding * 2;
  hairline(paper, paper.y, colour.ink);
}

function place(columns: readonly Column[], at: number): { x: number; width: number } {
  const before = columns.slice(0, at).reduce((sum, column) => sum + column.share, 0);
  const gutter = at === columns.length - 1 ? 0 : 8;
  return {
    x: sheet.left + before * measure,
    width: (columns[at]?.share ?? 0) * measure - gutter,
  };
}

/** Measures or draws one cell and returns its height in points. */
function cell(
  paper: Paper,
  columns: readonly Column[],
  at: number,
  text: string,
  how: 'measure' | 'draw',
): number {
  const { x, width } = place(columns, at);
  const align = columns[at]?.align ?? 'left';
  const options = { width, align, lineGap: 2, features: ['tnum', 'kern'] } as const;
  paper.font(at === 0 ? 'sans-strong' : 'sans').fontSize(8.5);
  if (how === 'draw') {
    paper.fillColor(at === 0 ? colour.ink : colour.soft);
    paper.text(text, x, paper.y + padding, { ...options, features: ['tnum', 'kern'] });
  }
  return paper.heightOfString(text, { width, lineGap: 2 }) + padding * 2;
}
