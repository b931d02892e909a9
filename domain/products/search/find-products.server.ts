import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { UseNames } from '../facts/uses.ts';
import { hasInNameOrCode, hasWordsInNameOrCode } from './find-by-names.server.ts';
import { matchProducts } from './match-products.ts';
import { nearWords, suggestible, withNearWords } from './near-words.ts';
import type { ProductTexts } from './product-texts.ts';
import { searchForm } from './search-form.ts';
import {
  clausesOf,
  type SearchQuery,
  stemmed,
  wordsOfSearch,
  wordsWithWholeKana,
} from './search-query.ts';
import type { LanguageTexts, SearchTexts } from './search-texts.server.ts';
import { indexed } from './word-index.ts';

/** The ids of the products that a search found, and the words that it replaced or suggests. */
export interface ProductsFound {
  ids: number[];
  /** The words that were searched instead of what was typed. */
  instead?: string[];
  /** If nothing was found: words that find something. */
  suggestions?: string[];
  /** Whether only names and item codes were searched, because the catalogue is too large for memory. */
  onlyNames?: boolean;
}

interface Search {
  languageCode: string;
  useNames: UseNames | undefined;
  text: string;
  /** The ids of the listed products, or of those that meet a condition, in list order. */
  among: (condition?: SQL) => Promise<number[]>;
}

/**
 * Finds the products by all words of a text, in any order, in the texts that are shown in the visitor's language. A
 * product with exactly this item code comes first, then the most relevant, then display order. A text with markup, or
 * without a letter or digit, is searched literally. A catalogue that is too large for memory is searched by names and
 * item codes only.
 */
export async function findProducts(
  db: Database,
  searchTexts: SearchTexts,
  search: Search,
): Promise<ProductsFound> {
  const { languageCode, useNames, text, among } = search;
  if (!/[\p{L}\p{N}]/u.test(text) || /[<>]/.test(text))
    return { ids: await among(hasInNameOrCode(languageCode, text)) };
  const texts = await searchTexts.of(languageCode, useNames);
  if (!texts)
    return { ids: await among(hasWordsInNameOrCode(languageCode, text)), onlyNames: true };
  const words = wordsOfSearch(text);
  const [query, listed] = await Promise.all([readQuery(db, text, words, texts), among()]);
  const find = (of: SearchQuery) => findMatches(texts, of, listed);
  const ids = find(query);
  if (ids.length > 0 || query.clauses.length === 0) return { ids };
  const loanwords = wordsWithWholeKana(text);
  const asked =
    loanwords.length < words.length ? await readQuery(db, text, loanwords, texts) : query;
  const near = nearWords(texts, asked);
  const tolerant = withNearWords(asked, near);
  if (tolerant) {
    const others = find(tolerant.query);
    if (others.length > 0) return { ids: others, instead: tolerant.words };
  }
  const suggestions: string[] = [];
  for (const { word, shown } of suggestible(near).slice(0, 9)) {
    if (suggestions.includes(shown)) continue;
    const clause = { written: word, typed: [word], alternatives: [] };
    if (find({ clauses: [clause], phrase: word }).length > 0) suggestions.push(shown);
    if (suggestions.length === 3) break;
  }
  return { ids, suggestions };
}

/** PostgreSQL has the English stemmer. */
async function readQuery(
  db: Database,
  text: string,
  words: string[],
  texts: LanguageTexts,
): Promise<SearchQuery> {
  const { rows } = await db.execute<{ stem: string[] | null }>(
    sql`select ts_lexize('pg_catalog.english_stem', word) as stem
      from unnest(${sql.param(words)}::text[]) with ordinality as typed(word, place) order by place`,
  );
  return {
    clauses: clausesOf(
      words.map((word, n) => stemmed(word, rows[n]?.stem ?? null)),
      texts.synonyms,
    ),
    phrase: searchForm(text),
  };
}

/** The listed products that match, the most relevant first. */
function findMatches(texts: LanguageTexts, query: SearchQuery, listed: number[]): number[] {
  const may = indexed(texts.words, query.clauses);
  const searched: ProductTexts[] = [];
  for (const id of listed) {
    const product = may && !may.has(id) ? undefined : texts.products.get(id);
    if (product) searched.push(product);
  }
  return matchProducts(searched, query).map(({ id }) => id);
}
