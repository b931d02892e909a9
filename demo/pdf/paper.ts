import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { company } from '#demo/content/company.ts';
import { dataHash } from './data-hash.ts';

export type Paper = PDFKit.PDFDocument;

/** The site's design tokens for print: see docs/look.md. */
export const colour = {
  ink: '#16130f',
  soft: '#3b352d',
  muted: '#6b6257',
  line: '#ddd3c3',
  paper: '#faf7f1',
  gold: '#b08d4a',
  goldDeep: '#7c5f26',
} as const;

/** An A4 page with its margins, in points. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 42,
  right: 553.28,
  top: 60,
  bottom: 66,
};
export const measure = sheet.right - sheet.left;

const fonts = {
  serif: 'newsreader/files/newsreader-latin-400-normal.woff',
  'serif-italic': 'newsreader/files/newsreader-latin-400-italic.woff',
  sans: 'instrument-sans/files/instrument-sans-latin-400-normal.woff',
  'sans-medium': 'instrument-sans/files/instrument-sans-latin-500-normal.woff',
  'sans-strong': 'instrument-sans/files/instrument-sans-latin-600-normal.woff',
};

/** A new document with the company's typefaces and no page. */
export function openPaper(name: string): Paper {
  const paper = new PDFDocument({
    size: [sheet.width, sheet.height],
    margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.left, right: sheet.left },
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    lang: 'en',
    pdfVersion: '1.7',
    // With a fixed date, the same content gives the same file.
    info: {
      Title: `${company.name.en} – ${name}`,
      Author: company.legalName.en,
      Keywords: dataHash(),
      CreationDate: new Date('2026-11-01'),
    },
  });
  for (const [name, file] of Object.entries(fonts))
    paper.registerFont(name, fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
  return paper;
}

/** Numbers the pages, except the first `covers`, and returns the finished file. */
export async function closePaper(paper: Paper, title: string, covers = 0): Promise<Buffer> {
  const { count } = paper.bufferedPageRange();
  for (let page = covers; page < count; page += 1) {
    paper.switchToPage(page);
    paper.page.margins.bottom = 0;
    const y = sheet.height - 42;
    hairline(paper, y - 8);
    paper.font('sans').fontSize(7.5).fillColor(colour.muted);
    paper.text(`${company.name.en}  ·  ${title}`, sheet.left, y, { lineBreak: false });
    paper.text(`${page + 1} / ${count}`, sheet.left, y, {
      width: measure,
      align: 'right',
      features: ['tnum'],
    });
  }
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => paper.once('end', () => resolve()));
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

export function hairline(paper: Paper, y: number, tone: string = colour.line): void {
  paper.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.5).stroke(tone);
}

/** Writes a small gold line in capitals above a title, and the company's name at the right. */
export function eyebrow(paper: Paper, text: string): void {
  const y = paper.y;
  paper.font('serif').fontSize(13).fillColor(colour.ink);
  paper.text(company.name.en, sheet.left, y - 5, { width: measure, align: 'right' });
  paper.y = y;
  paper.font('sans-strong').fontSize(7.5).fillColor(colour.goldDeep);
  paper.text(text.toUpperCase(), sheet.left, paper.y, { characterSpacing: 1.3 });
}

export function title(paper: Paper, text: string, size = 30): void {
  paper.moveDown(0.4);
  paper.font('serif').fontSize(size).fillColor(colour.ink);
  paper.text(text, sheet.left, paper.y, { width: measure, lineGap: -2 });
}

export function lead(paper: Paper, text: string): void {
  paper.moveDown(0.35);
  paper.font('serif-italic').fontSize(12.5).fillColor(colour.soft);
  paper.text(text, sheet.left, paper.y, { width: measure * 0.86, lineGap: 2.5 });
}

export function heading(paper: Paper, text: string): void {
  paper.moveDown(1.1);
  paper.font('serif').fontSize(15).fillColor(colour.ink);
  paper.text(text, sheet.left, paper.y, { width: measure });
  paper.moveDown(0.25);
}

const bodyText = { lineGap: 3, paragraphGap: 5 };

export function body(paper: Paper, text: string): void {
  paper.font('sans').fontSize(9).fillColor(colour.soft);
  paper.text(text, sheet.left, paper.y, { width: measure, ...bodyText });
}

/** Sets paragraphs in two columns of heights as equal as possible. */
export function twoColumns(paper: Paper, paragraphs: readonly string[]): void {
  const gap = 22;
  const width = (measure - gap) / 2;
  const top = paper.y;
  paper.font('sans').fontSize(9).fillColor(colour.soft);
  const heightOf = (part: readonly string[]) =>
    paper.heightOfString(part.join('\n'), { width, ...bodyText });
  const splits = paragraphs.map((_, at) => {
    const parts = [paragraphs.slice(0, at + 1), paragraphs.slice(at + 1)];
    return { parts, height: Math.max(...parts.map(heightOf)) };
  });
  const best = splits.reduce((left, right) => (right.height < left.height ? right : left));
  best.parts.forEach((part, at) => {
    paper.text(part.join('\n'), sheet.left + at * (width + gap), top, { width, ...bodyText });
  });
  paper.x = sheet.left;
  paper.y = top + best.height;
}

export function bullets(paper: Paper, points: readonly string[]): void {
  paper.font('sans').fontSize(9).fillColor(colour.soft);
  for (const point of points) {
    const y = paper.y;
    paper.fillColor(colour.gold).text('–', sheet.left, y, { lineBreak: false });
    paper.fillColor(colour.soft);
    paper.text(point, sheet.left + 12, y, { width: measure - 12, lineGap: 3 });
    paper.moveDown(0.3);
  }
}

/** Draws a picture of demo/images/, cropped to the frame and scaled to print resolution. */
export async function picture(
  paper: Paper,
  path: string,
  frame: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const density = 2;
  const pixels = await sharp(fileURLToPath(new URL(`../images/${path}`, import.meta.url)))
    .resize(Math.round(frame.width * density), Math.round(frame.height * density), { fit: 'cover' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
  paper.image(pixels, frame.x, frame.y, { width: frame.width, height: frame.height });
}

/** Draws a row of pictures of equal size across the text width. */
export async function pictureRow(paper: Paper, paths: readonly string[], y: number): Promise<void> {
  const gap = 8;
  const width = (measure - gap * (paths.length - 1)) / paths.length;
  for (const [at, path] of paths.entries()) {
    const x = sheet.left + at * (width + gap);
    await picture(paper, path, { x, y, width, height: width * 0.75 });
  }
}
