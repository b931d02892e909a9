import type { Reader } from './t.ts';

/** The address of the script with a reader's words. It changes with the words, so browsers keep it. */
export const readerWordsPath = ({ language, version }: Reader): string =>
  `/admin/reader-words/${language}?v=${version}`;

/** The script that gives the words to `t` in the browser, before the screen is hydrated. */
export const readerWordsScript = (reader: Reader): string =>
  `(() => { const reader = ${JSON.stringify(reader)}; globalThis.staffReader = { getStore: () => reader }; })();`;
