import { createHash } from 'node:crypto';
import type { LocaleWithFace } from '#domain/languages/interface-locale.ts';
import { readHanFace } from './outlines.ts';

/** A subset of a typeface with the characters of a site's headings. */
export interface HeadingFont {
  /** WOFF2. */
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Most characters of a subset, which is then about 250 kB; the most frequent are included. */
const mostCharacters = 1200;

/** Han, kana, full-width forms, and marks that are full-width beside them. */
const wide = /[\u00b7\u2010-\u2026\u2e80-\u9fff\uf900-\ufaff\ufe30-\uffef\u{20000}-\u{3ffff}]/u;

function charactersOf(text: string): string {
  const counts = new Map<string, number>();
  for (const character of text)
    if (wide.test(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostCharacters)
    .map(([character]) => character)
    .sort()
    .join('');
}

/** Subsets the Song and Ming typefaces to the characters of the headings, once after each change of them. */
export class HeadingFonts {
  /** The fonts by language, until content changes. */
  readonly #current = new Map<string, Promise<HeadingFont>>();
  /** The last font of each language: after most changes the characters of the headings are the same. */
  readonly #subsets = new Map<string, { characters: string; font: Promise<HeadingFont> }>();

  /** The font for the headings of a language; `readText` returns the text of all headings. Rejects if that fails. */
  of(
    languageCode: string,
    face: LocaleWithFace,
    readText: () => Promise<string>,
  ): Promise<HeadingFont> {
    const current = this.#current.get(languageCode);
    if (current) return current;
    const font = readText().then((text) => this.#font(languageCode, face, charactersOf(text)));
    this.#current.set(languageCode, font);
    font.catch(() => {
      if (this.#current.get(languageCode) === font) this.#current.delete(languageCode);
    });
    return font;
  }

  /** Must be called after a change of content, because headings may have changed. */
  forget(): void {
    this.#current.clear();
  }

  #font(languageCode: string, face: LocaleWithFace, characters: string): Promise<HeadingFont> {
    const last = this.#subsets.get(languageCode);
    if (last?.characters === characters) return last.font;
    const font = subset(face, characters);
    this.#subsets.set(languageCode, { characters, font });
    font.catch(() => this.#subsets.delete(languageCode));
    return font;
  }
}

async function subset(face: LocaleWithFace, characters: string): Promise<HeadingFont> {
  // Loaded on demand: two WebAssembly modules.
  const { default: subsetFont } = await import('subset-font');
  const made = await subsetFont(await readHanFace(face), characters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
  const etag = `"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`;
  return { bytes: new Uint8Array(made), etag };
}
