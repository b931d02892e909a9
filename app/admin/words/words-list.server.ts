import { catalogueOf } from '#app/i18n/catalogues.server.ts';
import { flatMessages } from '#app/i18n/message-paths.ts';
import { wordsVersion } from '#domain/changed-words/interface-words.server.ts';
import { hasInterfaceLocale } from '#domain/languages/interface-locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';

/** The English texts of all words, by message path. */
export const englishWords: Readonly<Record<string, string>> = Object.fromEntries(
  flatMessages(catalogueOf(originalLanguage)),
);

/** The built-in words of a language; none if it has no catalogue. */
export const builtInWords = (code: string): Readonly<Record<string, string>> =>
  hasInterfaceLocale(code) ? Object.fromEntries(flatMessages(catalogueOf(code))) : {};

/** The words of a language by group, as the screen shows them: those that the search and filters find. */
export function wordGroups(
  language: { code: string; words: Readonly<Record<string, string>> },
  { q, filters }: ListQuery,
) {
  const builtIn = builtInWords(language.code);
  const all = Object.entries(englishWords).map(([key, english]) => ({
    key,
    english,
    value: language.words[key] ?? builtIn[key] ?? '',
  }));
  const sought = q.toLocaleLowerCase();
  const found = all.filter(
    ({ key, english, value }) =>
      (!filters.group || key.startsWith(`${filters.group}.`)) &&
      (!filters.missing || value === '') &&
      [key, english, value].some((text) => text.toLocaleLowerCase().includes(sought)),
  );
  const groups = [...Map.groupBy(found, ({ key }) => key.split('.', 1)[0] ?? '')].map(
    ([group, words]) => ({
      group,
      words,
      version: wordsVersion(
        words.map(({ key }) => key),
        language.words,
      ),
    }),
  );
  const missing = all.filter(({ value }) => value === '').length;
  return { groups, missing, total: all.length };
}

export type WordGroup = ReturnType<typeof wordGroups>['groups'][number];
