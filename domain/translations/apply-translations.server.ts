import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { hasInterfaceLocale } from '../languages/interface-locale.ts';
import { originalLanguage } from '../languages/language.ts';
import { type CatalogueKind, catalogueKinds } from '../records/kinds.ts';
import type { Translated } from './translated.ts';

/** Records of one kind that a page shows; `fields` are those that it shows (all that can be translated if absent). */
export interface TranslatedBatch {
  entity: CatalogueKind;
  records: Translated[];
  fields?: readonly string[];
}

/**
 * Replaces texts of records by their translations, in place: one query for everything a page
 * shows, none on the English host. A field without a translation (or with an empty one) keeps its
 * original and is named in `untranslated`.
 */
export async function applyTranslations(
  db: Database,
  languageCode: string,
  batches: TranslatedBatch[],
): Promise<void> {
  const shown = batches.filter(({ records }) => records.length > 0);
  if (languageCode === originalLanguage || shown.length === 0) return;
  const rows = await db
    .select({
      entity: translations.entity_type,
      id: translations.entity_id,
      field: translations.field_name,
      value: translations.translated_value,
    })
    .from(translations)
    .where(
      and(
        eq(translations.language_code, languageCode),
        or(
          ...shown.map(({ entity, records }) =>
            and(
              eq(translations.entity_type, entity),
              inArray(translations.entity_id, [...new Set(records.map(({ id }) => id))]),
            ),
          ),
        ),
      ),
    );
  const values = new Map(rows.map((row) => [`${row.entity} ${row.id} ${row.field}`, row.value]));
  for (const { entity, records, fields } of shown) {
    const names = fields ?? catalogueKinds[entity].fields.map(({ name }) => name);
    for (const record of records)
      layOver(record, names, (field) => values.get(`${entity} ${record.id} ${field}`));
    if (!hasInterfaceLocale(languageCode))
      for (const record of records) record.language = languageCode;
  }
}

function layOver(
  record: Translated,
  fields: readonly string[],
  translationOf: (field: string) => string | undefined,
) {
  const target = record as Translated & Record<string, unknown>;
  const untranslated: string[] = [];
  for (const field of fields) {
    const value = translationOf(field);
    if (value !== undefined && value.trim() !== '') target[field] = value;
    else if (target[field] !== null && target[field] !== undefined) untranslated.push(field);
  }
  if (untranslated.length > 0) target.untranslated = untranslated;
}
