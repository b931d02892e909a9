import type { ProductTexts } from './product-texts.ts';
import type { Clause } from './search-query.ts';

/** The words of the catalogue of four letters or more, each with the ids of the products that have it. */
export type WordIndex = ReadonlyMap<string, ReadonlySet<number>>;

/** The index after some products changed. */
export function indexWords(
  index: WordIndex | undefined,
  before: readonly ProductTexts[],
  after: readonly ProductTexts[],
): WordIndex {
  // A set is copied before its first change, because a running search may still use the former index.
  const changed = new Map<string, Set<number>>();
  const idsOf = (word: string) => {
    const ids = changed.get(word) ?? new Set(index?.get(word));
    changed.set(word, ids);
    return ids;
  };
  for (const { id, texts } of before) for (const word of wordsIn(texts)) idsOf(word).delete(id);
  for (const { id, texts } of after) for (const word of wordsIn(texts)) idsOf(word).add(id);
  const words = new Map<string, ReadonlySet<number>>([...(index ?? []), ...changed]);
  for (const [word, ids] of changed) if (ids.size === 0) words.delete(word);
  return words;
}

const wordsIn = (texts: string) => new Set(texts.match(/[a-zß-ɏ]{4,}|[ぁ-ゖー]{4,}/g));

/** The ids of all products that may match all clauses; undefined if the index cannot tell. */
export function indexed(index: WordIndex, clauses: readonly Clause[]): Set<number> | undefined {
  let fewest: Set<number> | undefined;
  for (const { typed, alternatives } of clauses) {
    // Parts of words count, because a word is found within a code, and a phrase begins within a word.
    const needed = [typed, ...alternatives].map((words) =>
      words.find((word) => /^[a-z]{4,}$/.test(word)),
    );
    if (!needed.every((word) => word !== undefined)) continue;
    const found = new Set<number>();
    for (const [word, ids] of index)
      if (needed.some((part) => word.includes(part))) for (const id of ids) found.add(id);
    if (!fewest || found.size < fewest.size) fewest = found;
  }
  return fewest;
}
