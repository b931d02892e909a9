import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { type CatalogueKind, catalogueKinds } from '../records/kinds.ts';

/** Whether a text has more to it than blanks, the ideographic one included: only then a page shows it. */
export function isWritten(text: AnyColumn | SQL): SQL<boolean> {
  return sql`btrim(${text}, E' \t\r\n\u3000') <> ''`;
}

/** The languages that a record counts as translated into: those that have its name or title. */
export async function findTranslatedLanguages(
  db: Database,
  entity: CatalogueKind,
  id: number,
): Promise<string[]> {
  const rows = await db
    .select({ code: translations.language_code })
    .from(translations)
    .where(
      and(
        eq(translations.entity_type, entity),
        eq(translations.entity_id, id),
        eq(translations.field_name, catalogueKinds[entity].nameColumn),
        isWritten(translations.translated_value),
      ),
    );
  return rows.map(({ code }) => code);
}
