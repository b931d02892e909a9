import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { translations } from '#database/schema/languages.ts';
import { originalLanguage } from '../languages/language.ts';
import type { TranslatableEntity } from './translatable.ts';
import { isWritten } from './written.server.ts';

/**
 * A field as the page of a language shows it, for searching: its translation, or the original
 * where there is none. Only for conditions: in a selection, drizzle drops the table of `id`.
 */
export function shownValue(
  languageCode: string,
  entity: TranslatableEntity,
  id: AnyColumn,
  field: AnyColumn,
): SQL {
  if (languageCode === originalLanguage) return sql`${field}`;
  return sql`coalesce((
    select ${translations.translated_value} from ${translations}
    where ${translations.entity_type} = ${entity} and ${translations.entity_id} = ${id}
      and ${translations.field_name} = ${field.name}
      and ${translations.language_code} = ${languageCode}
      and ${isWritten(translations.translated_value)}), ${field})`;
}
