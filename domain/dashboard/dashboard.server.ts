import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { type CatalogueKind, catalogueKindNames } from '../kinds/kinds.ts';
import type { KnownCoverage } from '../translations/known-coverage.server.ts';

/** The missing translations of one language by kind; complete kinds are left out. */
export interface TranslationWork {
  code: string;
  name: string;
  kinds: { kind: CatalogueKind; missing: number; outdated: number }[];
}

/** The missing and outdated translations by language, without complete languages; `only` limits the languages. */
export async function findTranslationWork(
  known: KnownCoverage,
  only?: readonly string[],
): Promise<TranslationWork[]> {
  const languages = new Map<string, TranslationWork>();
  const all = await Promise.all(
    catalogueKindNames.map(async (kind) => ({
      kind,
      coverage: await known.of(kind, only),
    })),
  );
  for (const { kind, coverage } of all) {
    for (const { code, name, translated, outdated, total } of coverage) {
      const language = languages.get(code) ?? { code, name, kinds: [] };
      const missing = total - translated;
      if (missing > 0 || outdated > 0) language.kinds.push({ kind, missing, outdated });
      languages.set(code, language);
    }
  }
  return [...languages.values()].filter(({ kinds }) => kinds.length > 0);
}

/** Whether an account is less than a week old. */
export async function isNewcomer(db: Database, id: string): Promise<boolean> {
  const since = sql`${administrators.createdAt} > now() - interval '7 days'`;
  return (await db.$count(administrators, sql`${administrators.id} = ${id} and ${since}`)) > 0;
}
