import {
  closePaper,
  colour,
  eyebrow,
  lead,
  measure,
  openPaper,
  type Paper,
  picture,
  sheet,
  title,
} from './paper.ts';
import { stColours } from './st-colours.ts';

const name = 'ST Colour Book';
const perRow = 6;
const gap = 10;
const swatch = { width: (measure - gap * (perRow - 1)) / perRow, height: 40, row: 74 };

/** The ST range with colour numbers and names, for a buyer’s files. */
export async function printColourBookSt(): Promise<Buffer> {
  const paper = openPaper(name);
  paper.addPage();
  eyebrow(paper, 'ST Viscose and ST Polyester');
  title(paper, name);
  lead(
    paper,
    'One hundred and twenty shades, the same in both threads. Print does not show metallic colours accurately: for colour matching, please ask for the book with the wound threads.',
  );
  const y = paper.y + 16;
  await picture(paper, 'gallery/colour-book-st.jpg', {
    x: sheet.left,
    y,
    width: measure,
    height: 220,
  });
  paper.y = y + 240;
  for (const family of stColours) printFamily(paper, family);
  return closePaper(paper, name);
}

function printFamily(paper: Paper, family: (typeof stColours)[number]): void {
  if (paper.y + 24 + swatch.row > sheet.height - sheet.bottom) paper.addPage();
  paper.font('serif').fontSize(15).fillColor(colour.ink);
  paper.text(family.name, sheet.left, paper.y, { width: measure });
  paper.y += 6;
  for (let start = 0; start < family.colours.length; start += perRow) {
    if (paper.y + swatch.row > sheet.height - sheet.bottom) paper.addPage();
    const top = paper.y;
    family.colours.slice(start, start + perRow).forEach(([label, hex], at) => {
      const x = sheet.left + at * (swatch.width + gap);
      wound(paper, x, top, hex);
      paper.font('sans-strong').fontSize(7.5).fillColor(colour.ink);
      const number = String(family.first + start + at);
      paper.text(number, x, top + swatch.height + 5, { features: ['tnum'], lineBreak: false });
      paper.font('sans').fontSize(7.5).fillColor(colour.muted);
      paper.text(label, x, top + swatch.height + 15, { lineBreak: false });
    });
    paper.y = top + swatch.row;
  }
  paper.x = sheet.left;
  paper.y += 8;
}

/** Draws thread wound on card: a sheen across it and fine slanting lines. */
function wound(paper: Paper, x: number, y: number, hex: string): void {
  const { width, height } = swatch;
  const sheen = paper.linearGradient(x, y, x + width, y);
  sheen.stop(0, mixed(hex, '#000000', 0.38));
  sheen.stop(0.3, hex);
  sheen.stop(0.46, mixed(hex, '#ffffff', 0.42));
  sheen.stop(0.62, hex);
  sheen.stop(1, mixed(hex, '#000000', 0.45));
  paper.save().rect(x, y, width, height).clip();
  paper.rect(x, y, width, height).fill(sheen);
  for (let line = -1; line < height; line += 1.6)
    paper.moveTo(x, y + line + 1.4).lineTo(x + width, y + line);
  paper.lineWidth(0.3).strokeOpacity(0.2).stroke('#000000');
  paper.restore();
}

/** Mixes two hex colours; `share`, from 0 to 1, is the part of the second. */
function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
