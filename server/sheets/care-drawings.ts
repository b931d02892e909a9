import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SheetSymbol } from '#domain/sheets/sheet.ts';
import { projectRoot } from '../process/project-root.ts';
import { colour, type Paper, type Structure } from './paper.ts';

/** A stroke of a drawing, in a square of 32 units. */
interface Stroke {
  path: string;
  x: number;
  y: number;
  width: number;
}

const strokeWidth = 1.5;

type CareDrawings = ReadonlyMap<string, readonly Stroke[]>;

let read: CareDrawings | undefined;

/** The parts of the care symbols by name, read once from the drawings of the site. */
function careDrawings(): CareDrawings {
  if (read) return read;
  const drawings = readFileSync(join(projectRoot, 'app', 'ui', 'icons.svg'), 'utf8');
  const symbols = drawings.matchAll(
    /<symbol id="(care-[\w-]+)" viewBox="0 0 32 32">(.*)<\/symbol>/g,
  );
  read = new Map(Array.from(symbols, ([, name = '', content = '']) => [name, strokesOf(content)]));
  return read;
}

const strokesOf = (content: string): Stroke[] =>
  [...content.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) => {
    const attribute = (name: string) =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(attribute('transform')) ?? [];
    const width = Number(attribute('stroke-width')) || strokeWidth;
    return { path: attribute('d'), x: Number(x ?? 0), y: Number(y ?? 0), width };
  });

/** The size of a symbol on paper, in points. */
export const symbolSize = 22;

/** Draws symbols beside each other, each as a figure with its text alternative. */
export function drawSymbols(
  paper: Paper,
  cell: Structure,
  symbols: readonly SheetSymbol[],
  { x, y }: { x: number; y: number },
): void {
  const scale = symbolSize / 32;
  for (const [place, { parts, alt }] of symbols.entries()) {
    const left = x + place * (symbolSize + 5);
    const bbox: [number, number, number, number] = [left, y, left + symbolSize, y + symbolSize];
    paper.tag(cell, 'Figure', { alt, bbox }, () => {
      const { pdf } = paper;
      for (const stroke of parts.flatMap((part) => careDrawings().get(part) ?? [])) {
        pdf.save().translate(left, y).scale(scale).translate(stroke.x, stroke.y);
        pdf.lineCap('round').lineJoin('round').lineWidth(stroke.width);
        pdf.path(stroke.path).stroke(colour.ink).restore();
      }
    });
  }
}
