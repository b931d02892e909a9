import type { ContentsLine, SheetDocument } from '#domain/sheets/sheet.ts';
import { colour, type Look, looks, type Paper, page, type Structure } from './paper.ts';

const entry: Look = { style: 'serif', size: 12, colour: colour.ink, lead: 1.5 };
const number: Look = { style: 'sans', size: 9, colour: colour.muted, lead: 2 };
const group: Look = { ...looks.above, lead: 3 };
const nameWidth = page.right - page.left - 60;

interface Entry {
  line: ContentsLine;
  lines: string[];
  /** The page within the table of contents, from 0, and the height on that page. */
  page: number;
  y: number;
}

/**
 * Places the lines of the table of contents, because the number of its pages must be known before the sheets are drawn.
 */
export function setContents(paper: Paper, { contents, sheets }: SheetDocument): Entry[] {
  const start = page.top + 40;
  let [at, y] = [0, start];
  return (contents?.lines ?? []).map((line) => {
    const look = 'group' in line ? group : entry;
    const text = 'group' in line ? line.group : (sheets[line.sheet]?.heading ?? { text: '' });
    const lines = paper.lines(text, look, nameWidth);
    const height = lines.length * look.size * look.lead;
    // The name of a group must not be the last line of a page.
    if (y + height + ('group' in line ? 40 : 0) > page.bottom) [at, y] = [at + 1, page.top];
    const placed = { line, lines, page: at, y };
    y += height;
    return placed;
  });
}

/** Draws the table of contents on the first pages. `pageOf` is the number of the page of each sheet. */
export function drawContents(
  paper: Paper,
  section: Structure,
  { title, contents, sheets }: SheetDocument,
  { entries, pageOf }: { entries: Entry[]; pageOf: readonly number[] },
): void {
  paper.pdf.switchToPage(0);
  const x = page.left;
  paper.tag(section, 'H1', {}, () => paper.write([title], looks.title, { x, y: page.top - 8 }));
  const list = paper.tag(section, 'TOC', { title: contents?.heading ?? '' });
  for (const { line, lines, page: at, y } of entries) {
    paper.pdf.switchToPage(at);
    if ('group' in line) {
      const { lang } = line.group;
      paper.tag(list, 'Caption', lang ? { lang } : {}, () =>
        paper.write(lines, group, { x, y, lang }),
      );
      continue;
    }
    const lang = sheets[line.sheet]?.heading.lang;
    const goTo = destination(line.sheet);
    const item = paper.tag(list, 'TOCI', lang ? { lang } : {});
    paper.tag(item, 'Link', { alt: lines.join(' ') }, () =>
      paper.write(lines, entry, { x, y, lang, goTo }),
    );
    const numbers = [String(pageOf[line.sheet] ?? '')];
    paper.tag(item, 'Lbl', {}, () => paper.write(numbers, number, { x, y, right: page.right }));
  }
}

/** The name of the link target at which a sheet begins. */
export const destination = (sheet: number): string => `sheet-${sheet + 1}`;
