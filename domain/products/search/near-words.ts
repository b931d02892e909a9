import { editDistance } from './edit-distance.ts';
import type { Clause, SearchQuery } from './search-query.ts';
import type { LanguageTexts } from './search-texts.server.ts';

/** A word of the catalogue that resembles one that was typed. */
export interface NearWord {
  /** The clause that it resembles. */
  clause: number;
  word: string;
  /** The word as texts write it: loanwords in katakana. */
  shown: string;
  distance: number;
}

/** Only words of letters are corrected, because a similar item code is another product. */
const isWord = (word: string) => /^[\p{L}ー]{4,}$/u.test(word);

const tolerated = (word: string) => (word.length < 8 ? 1 : 2);

/** The words of the catalogue that resemble words of a search, the nearest first. */
export function nearWords({ words, synonyms }: LanguageTexts, query: SearchQuery): NearWord[] {
  const known = new Set([...words.keys(), ...synonyms.flat().filter(isWord)]);
  const near: NearWord[] = [];
  for (const [clause, { written, typed }] of query.clauses.entries()) {
    if (!isWord(written)) continue;
    const stem = typed.join(' ');
    const most = Math.max(2, Math.floor(written.length / 3));
    for (const other of known) {
      const distance = Math.min(
        editDistance(written, other, most),
        // A stem is compared with the beginning of a word.
        other.length > stem.length
          ? editDistance(stem, other.slice(0, stem.length), most) + 0.5
          : Number.POSITIVE_INFINITY,
      );
      if (distance <= most) near.push({ clause, word: other, shown: shown(other), distance });
    }
  }
  return near.toSorted((a, b) => a.distance - b.distance || a.word.length - b.word.length);
}

/** The search with typing errors replaced by words of the catalogue; undefined if no word is replaced. */
export function withNearWords(
  query: SearchQuery,
  near: readonly NearWord[],
): { query: SearchQuery; words: string[] } | undefined {
  const words: string[] = [];
  const clauses = query.clauses.map((clause, n): Clause => {
    const candidates = near.filter(
      (one) => one.clause === n && one.distance <= tolerated(clause.written) + 0.5,
    );
    const nearest = candidates[0]?.distance ?? 0;
    if (nearest < 1) return clause;
    const chosen = candidates.filter(({ distance }) => distance <= nearest + 0.5).slice(0, 5);
    words.push(...chosen.map((one) => one.shown));
    const alternatives = [...clause.alternatives, ...chosen.map(({ word }) => [word])];
    return { ...clause, alternatives };
  });
  return words.length > 0 ? { query: { ...query, clauses }, words } : undefined;
}

/**
 * The near words to suggest: first one for each typed word, then a second one, so that each typed word gets
 * suggestions. A word that is in the catalogue as typed is its own only suggestion.
 */
export function suggestible(near: readonly NearWord[]): NearWord[] {
  const byClause = [...Map.groupBy(near, ({ clause }) => clause).entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, words]) => (words[0]?.distance === 0 ? words.slice(0, 1) : words));
  const most = Math.max(0, ...byClause.map((words) => words.length));
  return Array.from({ length: most }, (_, turn) =>
    byClause.flatMap((words) => words[turn] ?? []),
  ).flat();
}

/** Loanwords are compared in hiragana and written in katakana. */
const shown = (word: string) =>
  word.replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x60));
