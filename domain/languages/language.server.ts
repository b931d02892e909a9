import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { languages } from '#database/schema/languages.ts';
import type { OrderedList } from '../order/list-order.server.ts';
import { inOrder } from '../order/list-order.server.ts';
import type { Language } from './language.ts';

/** The order of the languages in the pickers. */
export const languageOrder = {
  table: languages,
  ties: sql`${languages.code}`,
} satisfies OrderedList;

/** All languages, in display order: those with a host, and those that are not public. */
export async function listLanguages(
  db: Database,
): Promise<{ shown: Language[]; hidden: Language[] }> {
  const rows = await db
    .select({ code: languages.code, name: languages.name, is_public: languages.is_public })
    .from(languages)
    .orderBy(inOrder(languageOrder));
  const those = (isPublic: boolean) =>
    rows
      .filter(({ is_public }) => is_public === isPublic)
      .map(({ code, name }): Language => ({ code, name }));
  return { shown: those(true), hidden: those(false) };
}
