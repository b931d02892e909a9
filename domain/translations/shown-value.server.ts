import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';
import { translations } from '#database/schema/languages.ts';
import { originalLanguage } from '../languages/language.ts';
import { contains } from '../lists/search.server.ts';
import type { CatalogueKind } from '../records/kinds.ts';
import { isWritten } from './translated-languages.server.ts';

/**
 * Whether one of the fields contains a text as the page of a language shows it: in its translation,
 * or in the original where there is none. The translations are looked through once, not for each
 * record; one that contains a text is more than blanks. Only for conditions: in a selection, drizzle
 * drops the table of `id`.
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
