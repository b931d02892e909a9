import { asc, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { languages } from '#database/schema/languages.ts';
import type { Language } from './language.ts';

/** All languages, in display order. */
export async function listLanguages(db: Database): Promise<Language[]> {
  return db
    .select({ code: languages.code, name: languages.name })
    .from(languages)
    .orderBy(sql`${languages.display_order} asc nulls last`, asc(languages.code));
}
