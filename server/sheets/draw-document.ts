import { setImmediate } from 'node:timers/promises';
import type { Sheet, SheetDocument } from '#domain/sheets/sheet.ts';
import { destination, drawContents, setContents } from './draw-contents.ts';
import { drawFrame } from './draw-frame.ts';
import { drawSheet } from './draw-sheet.ts';
import { Paper } from './paper.ts';
import { typefacesFor } from './typefaces.ts';

/** Reads the picture of a sheet as a JPEG; undefined if it has none. */
export type ReadPicture = (sheet: Sheet) => Promise<Uint8Array | undefined>;

/** Draws a document of sheets as a PDF. */
export async function drawDocument(
  document: SheetDocument,
  readPicture: ReadPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: the libraries for PDF take megabytes.
  const { default: PDFDocument } = await import('pdfkit');
  const faces = await typefacesFor(JSON.stringify(document), document.language);
  const paper = new Paper(PDFDocument, document, faces);
  if (document.contents) await drawCatalogue(paper, document, readPicture);
  else
    for (const place of document.sheets.keys()) await drawNext(paper, document, place, readPicture);
  drawFrame(paper, document);
  return paper.finish();
}

async function drawCatalogue(paper: Paper, document: SheetDocument, readPicture: ReadPicture) {
  const { pdf } = paper;
  const { heading = '', lines = [] } = document.contents ?? {};
  const entries = setContents(paper, document);
  const section = pdf.struct('Sect');
  pdf.addStructure(section);
  for (let at = 0; at <= (entries.at(-1)?.page ?? 0); at += 1) paper.turn();
  pdf.outline.addItem(heading);
  const pageOf: number[] = [];
  let group: PDFKit.PDFOutline | string | undefined;
  for (const line of lines) {
    if ('group' in line) {
      group = line.group.text;
      continue;
    }
    await drawNext(paper, document, line.sheet, readPicture, (name) => {
      pageOf[line.sheet] = pdf.bufferedPageRange().count;
      // A bookmark leads to the page on which it is added, so a group's bookmark is added on the group's first page.
      if (typeof group === 'string') group = pdf.outline.addItem(group);
      group?.addItem(name);
    });
  }
  drawContents(paper, section, document, { entries, pageOf });
}

/** Draws a sheet on new pages; `onFirstPage` is called on the first one with its name. */
async function drawNext(
  paper: Paper,
  document: SheetDocument,
  place: number,
  readPicture: ReadPicture,
  onFirstPage?: (name: string) => void,
): Promise<void> {
  const sheet = document.sheets[place];
  if (!sheet) return;
  const picture = await readPicture(sheet);
  // The event loop can answer other requests between two sheets.
  await setImmediate();
  const section = paper.pdf.struct('Sect', { title: sheet.heading.text });
  paper.pdf.addStructure(section);
  paper.turn();
  paper.pdf.addNamedDestination(destination(place));
  onFirstPage?.(sheet.heading.text);
  drawSheet(paper, section, sheet, picture);
  // pdfkit writes ended elements and frees their memory.
  section.end();
}
