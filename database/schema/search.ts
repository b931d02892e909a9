import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { edited, id, notBlank } from './columns.ts';

/**
 * Words with the same meaning, one group in a row. The language need not exist, so that the words of the trade are
 * there before a language is added.
 */
export const search_synonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    language_code: text().notNull(),
    /** The words, separated by commas. */
    words: text().notNull(),
    ...edited(),
  },
  (t) => [
    notBlank('search_synonyms_words_not_blank', t.words),
    index('search_synonyms_by_language').on(t.language_code),
  ],
);
