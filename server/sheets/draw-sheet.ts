import QRCode from 'qrcode';
import type { Sheet } from '#domain/sheets/sheet.ts';
import { colour, looks, measure, type Paper, page, type Structure } from './paper.ts';
import { drawTable, tablesThatFit } from './specification-table.ts';

const pictureSize = 150;
const scanSize = 54;
const gap = 20;

/** The most lines of a name or a description, so that the specification begins on the first page. */
const mostHeadLines = 8;
/** The code of a longer address would be too fine to scan. */
const longestScanned = 300;

/** Draws a sheet from the top of the current page. `picture` is a JPEG or PNG. */
export function drawSheet(
  paper: Paper,
  section: Structure,
  sheet: Sheet,
  picture: Uint8Array | undefined,
): void {
  let y = drawHead(paper, section, sheet, picture) + gap;
  for (const { heading, rows } of sheet.parts) {
    const tables = tablesThatFit({ codes: sheet.codes, rows });
    if (tables.length === 0) continue;
    const height = looks.heading.size * looks.heading.lead;
    // A heading must not be the last line of a page.
    if (y + height + 60 > page.bottom) y = paper.turn();
    const top = y;
    paper.tag(section, 'H2', {}, () =>
      paper.write([heading], looks.heading, { x: page.left, y: top }),
    );
    y += height + 4;
    paper.hairline(y, colour.gold);
    for (const table of tables) {
      const isHeadless = sheet.codes.length === 1;
      y = drawTable(paper, section, table, { y, isHeadless }) + gap / 2;
    }
    y += gap / 2;
  }
}

/** Draws names, description, picture and the code to scan. Returns the bottom of the lowest one. */
function drawHead(
  paper: Paper,
  section: Structure,
  { above, heading, description, address, picture: shown }: Sheet,
  picture: Uint8Array | undefined,
): number {
  const width = measure - (picture ? pictureSize + gap : 0);
  const write = (
    type: 'P' | 'H1',
    text: Sheet['heading'],
    look: (typeof looks)['body' | 'title' | 'above'],
    y: number,
  ) => {
    const lines = cut(paper.lines(text, look, width), mostHeadLines);
    let bottom = y;
    paper.tag(section, type, text.lang ? { lang: text.lang } : {}, () => {
      bottom = paper.write(lines, look, { x: page.left, y, lang: text.lang });
    });
    return bottom;
  };
  let y = page.top;
  if (above.text) y = write('P', above, looks.above, y) + 2;
  y = write('H1', heading, looks.title, y) + 6;
  if (description) y = write('P', description, looks.body, y) + 10;
  if (picture && shown) {
    const x = page.right - pictureSize;
    const bottom = page.top + pictureSize;
    paper.tag(
      section,
      'Figure',
      { alt: shown.alt, bbox: [x, page.top, page.right, bottom] },
      () => {
        paper.pdf.image(Buffer.from(picture), x, page.top, {
          ...{ fit: [pictureSize, pictureSize], align: 'right' },
        });
      },
    );
    y = Math.max(y, bottom - scanSize);
  }
  drawScan(paper, address, y);
  const lines = paper.lines({ text: address }, looks.small, width - scanSize - 12);
  const step = looks.small.size * looks.small.lead;
  const top = y + scanSize - lines.length * step;
  paper.tag(section, 'Link', { alt: address }, () =>
    paper.write(lines, looks.small, { x: page.left + scanSize + 12, y: top, link: address }),
  );
  return y + scanSize;
}

const cut = (lines: string[], most: number) =>
  lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;

/** Draws the code of an address. It is decoration, because the address stands beside it as text. */
function drawScan(paper: Paper, address: string, y: number): void {
  if (address.length > longestScanned) return;
  const { data, size } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules;
  const module = scanSize / size;
  paper.decoration(() => {
    for (let row = 0; row < size; row += 1) {
      const dark = [...data.subarray(row * size, (row + 1) * size)].join('');
      for (const { 0: run, index } of dark.matchAll(/1+/g))
        paper.pdf.rect(page.left + index * module, y + row * module, run.length * module, module);
    }
    paper.pdf.fill(colour.ink);
  });
}
