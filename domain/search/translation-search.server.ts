import type { Database } from '#database/connect.ts';
import { listTargetLanguages } from '../translations/translation-list.server.ts';
import type { FoundTranslation } from './found-record.ts';
import { searchRecords } from './record-search.server.ts';
import { readTranslateRequest } from './translate-request.ts';

const mostRecords = 10;

/**
 * The records that 'translate viscose to japanese' may mean, for each language that it may mean; empty for other
 * texts. `only` limits the languages.
 */
export async function searchTranslations(
  db: Database,
  q: string,
  only?: readonly string[],
): Promise<FoundTranslation[]> {
  if (readTranslateRequest(q, []).length === 0) return [];
  const requests = readTranslateRequest(q, await listTargetLanguages(db, only));
  const found = await Promise.all(
    requests.map(async ({ name, languages }) => {
      const records = (await searchRecords(db, name)).slice(0, mostRecords);
      return records.flatMap((record): FoundTranslation[] =>
        languages.length === 0 ? [record] : languages.map((language) => ({ ...record, language })),
      );
    }),
  );
  return found.flat();
}
