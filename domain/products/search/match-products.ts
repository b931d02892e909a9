import type { ProductTexts } from './product-texts.ts';
import type { Clause, SearchQuery } from './search-query.ts';

/** Added to the score of a product with exactly the code that was typed. */
const exactly = 1e6;

/**
 * The products whose texts match every clause of a search, or that have the searched text in an item code. A
 * product with exactly this code comes first, then the most relevant ones. Products of the same relevance keep
 * their order.
 */
export function matchProducts(
  products: readonly ProductTexts[],
  query: SearchQuery,
): ProductTexts[] {
  const code = query.phrase.replaceAll(' ', '');
  const hasCode = ({ codes }: ProductTexts) => code !== '' && codes.includes(code);
  const isExact = ({ codes }: ProductTexts) => code !== '' && codes.includes(` ${code} `);
  // A search for "ST 100" means the code ST100, and must not find every "100".
  const isCode = /\d/.test(code) && products.some(isExact);
  const matches: { product: ProductTexts; rank: number }[] = [];
  for (const product of isCode ? products.filter(hasCode) : products) {
    const score = scoreOf(product, query);
    if (score === 0 && !hasCode(product)) continue;
    matches.push({ product, rank: score + (isExact(product) ? exactly : 0) });
  }
  return matches.sort((a, b) => b.rank - a.rank).map(({ product }) => product);
}

/** How well a product answers a search; 0 if it does not. */
function scoreOf(product: ProductTexts, { clauses, phrase }: SearchQuery): number {
  let score = 0;
  let missing = clauses.length;
  for (const clause of clauses.toReversed()) {
    const own = scoreOfClause(product, clause);
    if (own === 0) break;
    score += own;
    missing--;
  }
  const isMatch = clauses.length > 0 && missing === 0;
  // Several words are also searched as one phrase, which may begin within a word.
  const mayHavePhrase = isMatch || (missing <= 1 && phrase.includes(' '));
  const whole = mayHavePhrase ? scoreOfPhrase(product, phrase) : 0;
  return isMatch || whole > 0 ? score + whole : 0;
}

const scoreOfPhrase = ({ name, facts, texts }: ProductTexts, phrase: string): number => {
  if (name.includes(phrase)) return 6;
  if (facts.includes(phrase)) return 4;
  return texts.includes(phrase) ? 2 : 0;
};

/** What was typed counts twice as much as its alternatives. */
function scoreOfClause(product: ProductTexts, { typed, alternatives }: Clause): number {
  let best = scoreOfWords(product, typed, 0) * 2;
  for (const words of alternatives) best = Math.max(best, scoreOfWords(product, words, best));
  return best;
}

/** The least score of the words. */
function scoreOfWords(product: ProductTexts, words: readonly string[], best: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    least = Math.min(least, scoreOfWord(product, word, best));
    if (least === 0) return 0;
  }
  return least;
}

/**
 * A word counts where it begins a word, and within a name or code anywhere. Chinese and Japanese have no spaces. The long
 * texts are not read if they cannot improve on the best score.
 */
function scoreOfWord(
  { name, codes, facts, texts }: ProductTexts,
  word: string,
  best: number,
): number {
  if (name.includes(word)) return begins(name, word) ? 8 : 5;
  if (begins(facts, word)) return 4;
  if (best >= 2) return 0;
  if (begins(texts, word)) return 2;
  return codes.includes(word) ? 1 : 0;
}

/**
 * Whether a word of the text begins with `word`. The text is searched for the word without the space before it:
 * spaces are everywhere, so a search with one is slow.
 */
function begins(text: string, word: string): boolean {
  let at = text.indexOf(word);
  if (at < 0 || !/^[0-9a-z]/.test(word)) return at >= 0;
  while (at >= 0 && text[at - 1] !== ' ') at = text.indexOf(word, at + 1);
  return at >= 0;
}
