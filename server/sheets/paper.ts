import type PDFDocument from 'pdfkit';
import type { SheetDocument, SheetText } from '#domain/sheets/sheet.ts';
import { filledLines } from '../fonts/lines.ts';
import type { FaceStyle, Typefaces } from './typefaces.ts';

/** The design tokens of the site for print: see docs/look.md. */
export const colour = {
  ink: '#16130f',
  soft: '#3b352d',
  muted: '#6b6257',
  line: '#ddd3c3',
  gold: '#b08d4a',
  goldDeep: '#7c5f26',
} as const;

/** An A4 page and its margins, in points. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 42,
  right: 553.28,
  top: 84,
  bottom: 768,
};
export const measure = page.right - page.left;

/** The style of a text. */
export interface Look {
  style: FaceStyle;
  size: number;
  colour: string;
  /** The line height as a multiple of the size. */
  lead: number;
}

/** The styles of the texts of a sheet. */
export const looks = {
  title: { style: 'serif', size: 27, colour: colour.ink, lead: 1.18 },
  heading: { style: 'serif', size: 14, colour: colour.ink, lead: 1.3 },
  above: { style: 'strong', size: 8, colour: colour.goldDeep, lead: 1.4 },
  body: { style: 'sans', size: 9, colour: colour.soft, lead: 1.45 },
  label: { style: 'strong', size: 8, colour: colour.soft, lead: 1.4 },
  small: { style: 'sans', size: 7.5, colour: colour.muted, lead: 1.4 },
} as const satisfies Record<string, Look>;

/** The gap between Han and Latin letters, as a share of the size. */
const gapBesideHan = 0.08;

export type Structure = PDFKit.PDFStructureElement;

/** pdfkit's options of a structure element. Its types lack the last two. */
interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  bbox?: [number, number, number, number];
  scope?: 'Row' | 'Column';
}

interface Target {
  /** A web address, or the name of a link target in the document. */
  link?: string;
  goTo?: string;
}

/** A tagged document with texts in several scripts. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly language: string;
  readonly #faces: Typefaces;
  readonly #registered = new Set<string>();

  constructor(
    Document: typeof PDFDocument,
    { title, language, company, date }: SheetDocument,
    faces: Typefaces,
  ) {
    this.#faces = faces;
    this.language = language;
    this.pdf = new Document({
      size: [page.width, page.height],
      margin: 0,
      ...{ autoFirstPage: false, bufferPages: true, displayTitle: true },
      ...{ lang: language, tagged: true, pdfVersion: '1.7' },
      // With a fixed date, the same content gives the same file.
      info: { Title: title, Author: company.name, Subject: date, CreationDate: new Date(0) },
    });
  }

  /** Begins a new page and returns the top of its text. */
  turn(): number {
    this.#pack();
    this.pdf.addPage();
    return page.top;
  }

  /** Joins the buffers of the current page, because pdfkit keeps a separate buffer for each stroke until the end. */
  #pack(): void {
    const present = this.pdf.page as unknown as { content: { buffer: Buffer[] } } | null;
    if (present) present.content.buffer = [Buffer.concat(present.content.buffer)];
  }

  /** The lines of a text in a width, in points. */
  lines({ text, lang }: SheetText, look: Look, width: number): string[] {
    const language = lang ?? this.language;
    return text
      .split(/\r?\n/)
      .flatMap((line) =>
        filledLines(line, language, width, (part) => this.#set(part, look, language)),
      );
  }

  /** Writes lines from the top edge `y` on and returns their bottom edge. */
  write(
    lines: readonly string[],
    look: Look,
    place: { x: number; y: number; right?: number; lang?: string | undefined } & Target,
  ): number {
    const step = look.size * look.lead;
    const language = place.lang ?? this.language;
    let baseline = place.y + step / 2 + look.size * 0.35;
    for (const line of lines) {
      const left =
        place.right === undefined ? place.x : place.right - this.#set(line, look, language);
      this.#set(line, look, language, { ...place, x: left, y: baseline });
      baseline += step;
    }
    return place.y + lines.length * step;
  }

  /** The width of a line in the language of the document. */
  width(line: string, look: Look): number {
    return this.#set(line, look, this.language);
  }

  /** Adds an element to the structure of the document; `draw` draws its content. */
  tag(parent: Structure, type: string, options: TagOptions, draw?: () => void): Structure {
    const element = draw ? this.pdf.struct(type, options, draw) : this.pdf.struct(type, options);
    parent.add(element);
    return element;
  }

  hairline(y: number, tone: string = colour.line, left = page.left, right = page.right): void {
    this.decoration(() => this.pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke(tone));
  }

  /** Draws content that screen readers skip: lines, and the frame that every page repeats. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** The finished file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve) => this.pdf.once('end', () => resolve()));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  /** Measures one line, and draws it from a baseline if one is given. Returns its width. */
  #set(
    line: string,
    { style, size, colour: tone }: Look,
    language: string,
    at?: { x: number; y: number } & Target,
  ): number {
    let x = 0;
    let before: string | undefined;
    for (const { face, text } of this.#faces.runsOf(line, style, language)) {
      this.#font(face).fontSize(size);
      const isBesideHan = before !== undefined && isHan(before) !== isHan(face);
      if (isBesideHan && !text.startsWith(' ')) x += size * gapBesideHan;
      if (at) {
        const { link, goTo } = at;
        const target = { ...(link && { link }), ...(goTo && { goTo }) };
        const options = { ...{ lineBreak: false, baseline: 'alphabetic' as const }, ...target };
        this.pdf.fillColor(tone).text(text, at.x + x, at.y, options);
      }
      x += this.pdf.widthOfString(text);
      before = face;
    }
    return x;
  }

  #font(face: string): PDFKit.PDFDocument {
    if (!this.#registered.has(face)) {
      this.pdf.registerFont(face, this.#faces.bytes(face));
      this.#registered.add(face);
    }
    return this.pdf.font(face);
  }
}

const isHan = (face: string) => !face.includes('latin');
