import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Font } from 'fontkit';
import {
  hasOwnFace,
  type InterfaceLocale,
  type LocaleWithFace,
} from '#domain/languages/interface-locale.ts';
import { projectRoot } from '../process/project-root.ts';

/** Converts text to outlines for pictures, so that the machine needs no typeface. */
export interface Outlines {
  /** Whether there is a glyph for every character. */
  has(text: string): boolean;
  /** The width in pixels at a font size in pixels. */
  width(text: string, size: number): number;
  /** The `d` of an SVG path that starts at `x` on the baseline `y`. */
  path(text: string, size: number, x: number, y: number): string;
}

const latinFile = (letters: string) =>
  join(projectRoot, 'app', 'ui', 'fonts', `newsreader-display-${letters}.woff2`);

/** Dashes, ellipses and quotes share a code point in both scripts; beside Han they are full-width. */
const sharedMarks = /[·‐—‘’“”…]/;
const blank = /\s/;

const opened = new Map<string, Promise<Font>>();

async function openFace(bytes: Buffer): Promise<Font> {
  // Loaded on demand: many a process draws no picture, and the library takes megabytes.
  const { create } = await import('fontkit');
  return create(bytes) as Font;
}

function faceOf(name: string, read: () => Promise<Buffer>): Promise<Font> {
  const face = opened.get(name) ?? read().then(openFace);
  opened.set(name, face);
  face.catch(() => opened.delete(name));
  return face;
}

/** Reads the complete heading typeface of a language: OpenType, made by scripts/made-files/han_faces.py. */
export async function readHanFace(language: LocaleWithFace): Promise<Buffer> {
  const file = join(projectRoot, 'server', 'fonts', `noto-serif-${language}.otf.br`);
  return promisify(brotliDecompress)(await readFile(file));
}

/** The outlines of the heading typefaces of a language, which are opened once per process. */
export async function outlinesOf(language: InterfaceLocale): Promise<Outlines> {
  const han = hasOwnFace(language) ? language : 'zh-Hant';
  const [latinFaces, hanFace] = await Promise.all([
    Promise.all(
      ['accents', 'extended'].map((letters) => faceOf(letters, () => readFile(latinFile(letters)))),
    ),
    faceOf(han, () => readHanFace(han)),
  ]);
  return outlines(latinFaces, hanFace, hasOwnFace(language));
}

interface Run {
  face: Font;
  text: string;
}

function outlines(latin: readonly Font[], han: Font, isHan: boolean): Outlines {
  const faceFor = (character: string): Font | undefined => {
    const point = character.codePointAt(0) ?? 0;
    const order = isHan && sharedMarks.test(character) ? [han, ...latin] : [...latin, han];
    return order.find((face) => face.hasGlyphForCodePoint(point));
  };

  const runsOf = (text: string): Run[] => {
    const runs: Run[] = [];
    for (const character of text) {
      const face = faceFor(character);
      const last = runs.at(-1);
      if (!face) continue;
      if (last?.face === face) last.text += character;
      else runs.push({ face, text: character });
    }
    return runs;
  };

  /** Calls `draw` with each run and its start in pixels; returns the end of the last run. */
  const layOut = (text: string, size: number, draw?: (run: Run, x: number) => void): number => {
    let x = 0;
    let before: Run | undefined;
    for (const run of runsOf(text)) {
      // The pages have the same gap between Han and Latin characters.
      const isBesideHan = before && (before.face === han) !== (run.face === han);
      if (isBesideHan && !blank.test(before?.text.at(-1) ?? '') && !blank.test(run.text[0] ?? ''))
        x += size * 0.12;
      draw?.(run, x);
      x += run.face.layout(run.text).advanceWidth * (size / run.face.unitsPerEm);
      before = run;
    }
    return x;
  };

  return {
    has: (text) => [...text].every((character) => faceFor(character) !== undefined),
    width: (text, size) => layOut(text, size),
    path(text, size, left, baseline) {
      const shapes: string[] = [];
      layOut(text, size, ({ face, text: words }, start) => {
        const scale = size / face.unitsPerEm;
        const { glyphs, positions } = face.layout(words);
        let x = left + start;
        for (const [at, glyph] of glyphs.entries()) {
          shapes.push(glyph.path.scale(scale, -scale).translate(x, baseline).toSVG());
          x += (positions[at]?.xAdvance ?? 0) * scale;
        }
      });
      return shapes.join('');
    },
  };
}
