import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { LocaleWithFace } from '#domain/languages/interface-locale.ts';
import { readHanFace } from './outlines.ts';

/** A typeface with what a site's headings need, and no more. */
export interface HeadingFont {
  /** WOFF2. */
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** About 250 kB: more is not for a heading. The most frequent come first. */
const mostCharacters = 1200;

/** Han, kana, full-width forms, and the marks that are as wide beside them. */
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

/** Cuts the Song and Ming faces to what headings say, once after each change of it. */
export class HeadingFonts {
  /** By language, until content changes. */
  readonly #current = new Map<string, Promise<HeadingFont>>();
  /** The last font of each language: most changes leave its characters as they are. */
  readonly #cut = new Map<string, { characters: string; font: Promise<HeadingFont> }>();

  /** The font for the headings of a language's host; `readText` answers all that they may say. */
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

  /** Content has changed: headings may say something else. */
  forget(): void {
    this.#current.clear();
  }

  #font(languageCode: string, face: LocaleWithFace, characters: string): Promise<HeadingFont> {
    const last = this.#cut.get(languageCode);
    if (last?.characters === characters) return last.font;
    const font = cut(face, characters);
    this.#cut.set(languageCode, { characters, font });
    font.catch(() => this.#cut.delete(languageCode));
    return font;
  }
}

async function cut(face: LocaleWithFace, characters: string): Promise<HeadingFont> {
  const made = await subsetFont(await readHanFace(face), characters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
  const etag = `"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`;
  return { bytes: new Uint8Array(made), etag };
}
