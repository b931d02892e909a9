import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { allTranslations } from './all-translations.server.ts';
import { type StaffLanguage, staffLanguageCodes } from './staff-languages.ts';
import type { Reader } from './t.ts';
import type { TranslationTable } from './words/translation-table.ts';

const [, ...translated] = staffLanguageCodes;
const rows = Object.entries<TranslationTable[string]>(allTranslations);

const readers = new Map<string, Reader>(
  translated.map((language, at) => {
    const words = Object.fromEntries(rows.map(([text, texts]) => [text, texts[at] ?? text]));
    const version = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
    return [language, { language, version, words }];
  }),
);

/** The words of a language of the back-office; undefined for English and unknown languages. */
export const readerOf = (language: string | undefined): Reader | undefined =>
  readers.get(language ?? '');

// Server and build have a copy of this module each, which must share one store.
globalThis.staffReader ??= new AsyncLocalStorage<Reader | undefined>();
const store = globalThis.staffReader as AsyncLocalStorage<Reader | undefined>;

/** Runs `work` for a reader of this language: `t` answers in it, also in what `work` awaits. */
export const inLanguage = <Result>(
  language: StaffLanguage | undefined,
  work: () => Result,
): Result => store.run(readerOf(language), work);
