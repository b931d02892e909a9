import { searchForm } from './search-form.ts';

/** One condition of a search: a product must have all words of what was typed, or all words of an alternative. */
export interface Clause {
  /** The words as they were written. `typed` has the stems that all forms of these words begin with. */
  written: string;
  typed: string[];
  alternatives: string[][];
}

/** What a visitor searches for, in the form of `searchForm`. */
export interface SearchQuery {
  clauses: Clause[];
  /** The whole text. It may be an item code if its spaces are removed. */
  phrase: string;
}

/** Words that a search may leave out. The stemmer's own list has others, such as "no". */
const leftOut = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** A word, and the part of it that its other forms begin with; undefined for words such as 'for'. */
export interface StemmedWord {
  word: string;
  stem: string | undefined;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Chinese and Japanese have no spaces between words. */
const withSpaces = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment).join(' ');

/** The words of a search text. */
export const wordsOfSearch = (text: string): string[] =>
  wordsIn(text.normalize('NFKC').replaceAll(/[\u3040-\u30ff\u3400-\u9fff]+/g, withSpaces));

/**
 * The words of a search text, without a division of kana: a loanword with a typing error would be divided in the
 * wrong places.
 */
export const wordsWithWholeKana = (text: string): string[] =>
  wordsIn(
    text
      .normalize('NFKC')
      .replaceAll(/[\u3040-\u30ff]+/g, ' $& ')
      .replaceAll(/[\u3400-\u9fff]+/g, withSpaces),
  );

const wordsIn = (text: string) =>
  searchForm(text)
    .split(' ')
    .filter((word) => word !== '');

/** A word with its stem. `stems` is the result of the English stemmer. */
export function stemmed(word: string, stems: string[] | null): StemmedWord {
  if (leftOut.has(word)) return { word, stem: undefined };
  const [stem] = stems ?? [];
  if (!/^[a-z]{2,}$/.test(word) || stem === undefined) return { word, stem: word };
  let shared = 0;
  while (shared < stem.length && stem[shared] === word[shared]) shared++;
  return { word, stem: shared < 3 ? word : word.slice(0, shared) };
}

const squeezed = (text: string) => text.replaceAll(' ', '');

/** The clauses of a text: for each word, or for several that have synonyms together. */
export function clausesOf(words: readonly StemmedWord[], groups: readonly string[][]): Clause[] {
  const groupOf = new Map<string, string[]>();
  for (const group of groups)
    for (const term of group)
      groupOf.set(squeezed(term), [...(groupOf.get(squeezed(term)) ?? []), ...group]);
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length; ) {
    let end = words.length;
    const joined = () =>
      words
        .slice(at, end)
        .map(({ word }) => word)
        .join('');
    while (end > at + 1 && !groupOf.has(joined())) end--;
    const group = groupOf.get(joined()) ?? groupOf.get(words[at]?.stem ?? '');
    const own = words.slice(at, end).flatMap(({ stem }) => stem ?? []);
    const written = words
      .slice(at, end)
      .map(({ word }) => word)
      .join(' ');
    at = end;
    if (own.length === 0) continue;
    const others = (group ?? []).map((term) => term.split(' ').filter((word) => word !== ''));
    const isNew = (other: string[]) => other.length > 0 && other.join(' ') !== own.join(' ');
    clauses.push({ written, typed: own, alternatives: others.filter(isNew) });
  }
  return clauses;
}
