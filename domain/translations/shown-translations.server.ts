import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { type CatalogueKind, catalogueKinds, translatableFields } from '../kinds/kinds.ts';
import { hasInterfaceLocale } from '../languages/interface-locale.ts';
import { originalLanguage } from '../languages/language.ts';
import { contains } from '../lists/search.server.ts';
import { partName } from '../records/picture-texts.ts';

/** Translations as the public site shows them: applied to records, listed by language, and searched. */

/** A record in a visitor's language. */
export interface Translated {
  id: number;
  /** The fields shown in the original language because they have no translation. */
  untranslated?: string[];
  /** The language of its other fields, if the page's own texts are in another language. */
  language?: string;
}

/**
 * Records of one kind on a page. `fields` are the fields that the page shows; by default all translatable
 * fields.
 */
export interface TranslatedBatch {
  entity: CatalogueKind;
  records: Translated[];
  fields?: readonly string[];
  /** Set if the records are parts of a record of this kind: its id, and the first word of their fields. */
  of?: { id: number; part: string };
}

/**
 * Replaces texts of records by their translations, in place, with one query for the whole page and none for
 * the original language. A field without a translation, or with an empty one, keeps its original and is
 * listed in `untranslated`.
 */
export async function applyTranslations(
  db: Database,
  languageCode: string,
  batches: TranslatedBatch[],
): Promise<void> {
  const shown = batches.filter(({ records }) => records.length > 0);
  if (languageCode === originalLanguage || shown.length === 0) return;
  const { entity_type, entity_id, field_name, translated_value, language_code } = translations;
  const owners = shown.flatMap(({ entity, records, of }) =>
    (of ? [of] : records).map(({ id }) => ({ entity, id })),
  );
  // As arrays, so that the statement is the same, and prepared, for any number of records.
  const entities = sql.param(owners.map(({ entity }) => entity));
  const ids = sql.param(owners.map(({ id }) => id));
  const rows = await db
    .select({ entity: entity_type, id: entity_id, field: field_name, value: translated_value })
    .from(translations)
    .where(
      and(
        eq(language_code, languageCode),
        sql`(${entity_type}, ${entity_id}) in (select * from unnest(${entities}::text[], ${ids}::int[]))`,
      ),
    );
  const values = new Map(rows.map((row) => [`${row.entity} ${row.id} ${row.field}`, row.value]));
  for (const { entity, records, fields, of } of shown) {
    const names = fields ?? translatableFields(entity).map(({ name }) => name);
    for (const record of records)
      translateRecord(languageCode, record, names, (field) =>
        values.get(
          of
            ? `${entity} ${of.id} ${partName(of.part, record.id, field)}`
            : `${entity} ${record.id} ${field}`,
        ),
      );
  }
}

/** Replaces the texts of one record by the translations that `translationOf` knows, in place. */
export function translateRecord(
  languageCode: string,
  record: Translated,
  fields: readonly string[],
  translationOf: (field: string) => string | undefined,
): void {
  const target = record as Translated & Record<string, unknown>;
  const untranslated: string[] = [];
  for (const field of fields) {
    const value = translationOf(field);
    if (value !== undefined && value.trim() !== '') target[field] = value;
    else if (target[field] !== null && target[field] !== undefined) untranslated.push(field);
  }
  if (untranslated.length > 0) target.untranslated = untranslated;
  if (!hasInterfaceLocale(languageCode)) record.language = languageCode;
}

/**
 * The `lang` attribute for a field of a record; undefined if it has the page's language, 'en' if it is
 * untranslated.
 */
export function langOf(record: Translated, field: string): string | undefined {
  return record.untranslated?.includes(field) ? 'en' : record.language;
}

/** Whether a text has more than blanks, including the ideographic space. Pages show only such translations. */
export function isWritten(text: AnyColumn | SQL): SQL<boolean> {
  return sql`btrim(${text}, E' \t\r\n\u3000') <> ''`;
}

/** SQL for the languages that a record of the kind is translated into: those with a translation of its name or title. */
export const translatedLanguages = (entity: CatalogueKind): SQL<string[]> =>
  sql`array(select language_code from translations
    where entity_type = ${entity} and entity_id = ${sql.identifier(entity)}.id
      and field_name = ${catalogueKinds[entity].nameColumn} and ${isWritten(sql`translated_value`)})`;

/**
 * A condition: one of the fields contains a text in the page's language, or in the original if it has no
 * translation. The translations are searched once, not once per record. Use it only in conditions: in a
 * selection, Drizzle drops the table name of `id`.
 */
export function shownContains(
  languageCode: string,
  entity: CatalogueKind,
  id: AnyColumn,
  fields: AnyColumn[],
  text: string,
): SQL | undefined {
  if (text === '') return undefined;
  if (languageCode === originalLanguage) return or(...fields.map((field) => contains(field, text)));
  const translated = sql`from ${translations} where ${translations.entity_type} = ${entity}
    and ${translations.language_code} = ${languageCode} and ${translations.field_name}`;
  const names = fields.map(({ name }) => name);
  return or(
    sql`${id} in (select ${translations.entity_id} ${translated} in ${names}
      and ${contains(translations.translated_value, text)})`,
    ...fields.map(
      (
        field,
      ) => sql`(${contains(field, text)} and not exists (select 1 ${translated} = ${field.name}
        and ${translations.entity_id} = ${id} and ${isWritten(translations.translated_value)}))`,
    ),
  );
}
