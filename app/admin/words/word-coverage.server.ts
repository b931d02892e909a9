import { messageKeys } from '#app/i18n/catalogues.server.ts';
import type { Database } from '#database/connect.ts';
import {
  readInterfaceWords,
  type WordCoverage,
  wordCoverage,
} from '#domain/changed-words/interface-words.server.ts';
import { listTargetLanguages } from '#domain/translations/translation-list.server.ts';

/** How many words of the interface each language has; `only` limits the languages. */
export async function findWordCoverage(
  db: Database,
  only?: readonly string[],
): Promise<WordCoverage[]> {
  const [targets, words] = await Promise.all([
    listTargetLanguages(db, only),
    readInterfaceWords(db),
  ]);
  return wordCoverage(targets, words, messageKeys);
}
