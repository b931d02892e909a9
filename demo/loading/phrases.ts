import type { translations } from '#database/schema/languages.ts';
import type { TranslatableEntity } from '#domain/translations/translatable.ts';
import type { Phrase } from '../content/content-types.ts';

export type TranslationRow = typeof translations.$inferInsert;

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'en' in value;
}

/** The English of a phrase, or the value itself. */
export function original(value: unknown): unknown {
  return isPhrase(value) ? value.en : value;
}

/** The rows of every phrase of a record, in every language but the original's. */
export function translationsOf(
  entity_type: TranslatableEntity,
  entity_id: number,
  record: object,
): TranslationRow[] {
  return Object.entries(record).flatMap(([field_name, value]) =>
    isPhrase(value)
      ? Object.entries(value)
          .filter(([code]) => code !== 'en')
          .map(([language_code, translated_value]) => ({
            entity_type,
            entity_id,
            field_name,
            language_code,
            translated_value: String(translated_value),
          }))
      : [],
  );
}

/** The id that an insert answered. */
export function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('an insert answered no row');
  return row.id;
}

/** What the demo content names by a key, which must be there. */
export function found<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo content names ${key}, which is not there`);
  return value;
}
