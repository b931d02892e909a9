import type { ProductTexts } from './product-texts.ts';
import type { SearchQuery } from './search-query.ts';

/** How well a product answers a search. */
export interface Match {
  id: number;
  /** One of its item codes is the whole text. */
  isExact: boolean;
  /** The whole text is part of one of its item codes. */
  hasCode: boolean;
  score: number;
}

/** The products whose texts match every clause of a search, or have it in an item code; in no order. */
export function matchProducts(
  products: readonly ProductTexts[],
  { clauses, phrase }: SearchQuery,
): Match[] {
  const code = phrase.replaceAll(' ', '');
  const matches: Match[] = [];
  for (const product of products) {
    const hasCode = code !== '' && product.codes.includes(code);
    let score = scoreOfPhrase(product, phrase);
    // Several words are also found as they stand, even if they begin within a word.
    const hasPhrase = phrase.includes(' ') && product.texts.includes(phrase);
    let isMatch = clauses.length > 0;
    for (const clause of clauses) {
      const own = scoreOfClause(product, clause);
      isMatch &&= own > 0;
      if (!isMatch && !hasCode && !hasPhrase) break;
      score += own;
    }
    if (isMatch || hasCode || hasPhrase)
      matches.push({
        ...{ id: product.id, hasCode, score },
        isExact: product.codes.includes(` ${code} `),
      });
  }
  // "ST 100" is the code ST100, and no search for "100".
  const isCode = /\d/.test(code) && matches.some(({ isExact }) => isExact);
  return isCode ? matches.filter(({ hasCode: has }) => has) : matches;
}

const scoreOfPhrase = ({ name, facts, texts }: ProductTexts, phrase: string): number => {
  if (name.includes(phrase)) return 6;
  if (facts.includes(phrase)) return 4;
  return texts.includes(phrase) ? 2 : 0;
};

/** What was typed counts twice as much as its synonyms. */
function scoreOfClause(product: ProductTexts, clause: readonly string[][]): number {
  let best = 0;
  for (const [n, words] of clause.entries()) {
    const least = Math.min(...words.map((word) => scoreOfWord(product, word)));
    best = Math.max(best, n === 0 ? least * 2 : least);
  }
  return best;
}

/** A word counts where it begins a word, and within a name or code anywhere. Chinese and Japanese have no spaces. */
function scoreOfWord({ name, codes, facts, texts }: ProductTexts, word: string): number {
  const start = /^[0-9a-z]/.test(word) ? ` ${word}` : word;
  if (name.includes(start)) return 8;
  if (name.includes(word)) return 5;
  if (facts.includes(start)) return 4;
  if (texts.includes(start)) return 2;
  return codes.includes(word) ? 1 : 0;
}
