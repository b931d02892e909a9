import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import {
  hasOwnFace,
  interfaceLocale,
  type LocaleWithFace,
} from '#domain/languages/interface-locale.ts';
import { readHanFace } from '../fonts/outlines.ts';

export type FaceStyle = 'sans' | 'strong' | 'serif';

/** The Latin typefaces of each style in order; a character is set in the first one that has it. */
const latin: Record<FaceStyle, readonly string[]> = {
  sans: ['instrument-sans-latin-400', 'instrument-sans-latin-ext-400'],
  strong: ['instrument-sans-latin-600', 'instrument-sans-latin-ext-600'],
  serif: [],
};
const serif = ['newsreader-latin-400', 'newsreader-latin-ext-400'];

const hanFaces: readonly LocaleWithFace[] = ['zh-Hant', 'zh-Hans', 'ja'];

interface Face {
  bytes: Buffer;
  characters: ReadonlySet<number>;
}

const opened = new Map<string, Promise<Face>>();

function faceNamed(name: string): Promise<Face> {
  const face = opened.get(name) ?? readFace(name);
  opened.set(name, face);
  face.catch(() => opened.delete(name));
  return face;
}

async function readFace(name: string): Promise<Face> {
  const han = hanFaces.find((one) => one === name);
  const bytes = han ? await readHanFace(han) : await readFile(latinPath(name));
  const { create } = await import('fontkit');
  return { bytes, characters: new Set((create(bytes) as Font).characterSet) };
}

const latinPath = (name: string) => {
  const [family] = name.split('-latin');
  return fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${name}-normal.woff`));
};

/** A part of a text that is set in one typeface. */
export interface Run {
  face: string;
  text: string;
}

/** The typefaces that a document needs. */
export interface Typefaces {
  bytes(face: string): Buffer;
  runsOf(text: string, style: FaceStyle, language: string): Run[];
}

/** Dashes, ellipses and quotes share a code point in both scripts; in a Han text they are full-width. */
const sharedMarks = /[·‐—‘’“”…]/;
/** The usual mark for a missing character. Every Han typeface has it. */
const missing = '〓';

/**
 * Opens the typefaces for the characters of `text`: the Latin ones, the one of the language, and others only if needed.
 */
export async function typefacesFor(text: string, language: string): Promise<Typefaces> {
  const faces = new Map<string, Face>();
  const open = async (name: string) => faces.set(name, await faceNamed(name));
  for (const name of [...latin.sans, ...latin.strong, ...serif]) await open(name);
  const needed = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
  for (const name of hanOrder(language)) {
    const isCovered = [...needed].every(
      (point) => point < 32 || [...faces.values()].some(({ characters }) => characters.has(point)),
    );
    if (!isCovered) await open(name);
  }
  const known = new Map<string, string | undefined>();
  const faceFor = (character: string, style: FaceStyle, textLanguage: string) => {
    const key = `${character}${style}${textLanguage}`;
    if (!known.has(key)) known.set(key, findFace(character, style, textLanguage));
    return known.get(key);
  };
  const findFace = (character: string, style: FaceStyle, textLanguage: string) => {
    const point = character.codePointAt(0) ?? 0;
    const western = [...latin[style], ...serif];
    const han = hanOrder(textLanguage);
    const isHan = hasOwnFace(interfaceLocale(textLanguage)) && sharedMarks.test(character);
    const order = isHan ? [...han, ...western] : [...western, ...han];
    return order.find((name) => faces.get(name)?.characters.has(point));
  };
  return {
    bytes: (name) => (faces.get(name) as Face).bytes,
    runsOf(text, style, textLanguage) {
      const runs: Run[] = [];
      const has = (shown: string) => faceFor(shown, style, textLanguage) !== undefined;
      for (const written of text.normalize('NFC')) {
        for (const character of has(written) ? written : instead(written, has)) {
          const face = faceFor(character, style, textLanguage);
          const last = runs.at(-1);
          if (last && last.face === face) last.text += character;
          else if (face) runs.push({ face, text: character });
        }
      }
      return runs;
    },
  };
}

/**
 * The replacement of a character that no typeface has: the characters that it stands for, such as °C for ℃, or a mark.
 */
function instead(character: string, has: (character: string) => boolean): string {
  if (/\p{C}/u.test(character)) return '';
  const plain = character.normalize('NFKD').replaceAll('\u2044', '/');
  return plain !== character && [...plain].every(has) ? plain : missing;
}

/** The Han faces, that of the language first. */
function hanOrder(language: string): LocaleWithFace[] {
  const own = hanFaces.find((one) => one === interfaceLocale(language));
  return [...(own ? [own] : []), ...hanFaces.filter((one) => one !== own)];
}
