import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { NewTranslation } from '#domain/translations/translation-editing.server.ts';
import type { Phrase } from '../content/content-types.ts';

/** A record in which each phrase is only its English text. */
type InEnglish<Record> = {
  [Field in keyof Record]: Extract<Record[Field], Phrase> extends never
    ? Record[Field]
    : string | Exclude<Record[Field], Phrase>;
};

/** Whether a value is a text with its translations. */
export function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'en' in value;
}

/** The record with every phrase replaced by its English text, as its own table holds it. */
export function inEnglish<Record extends object>(record: Record): InEnglish<Record> {
  const fields = Object.entries(record).map(([name, value]) => [
    name,
    isPhrase(value) ? value.en : value,
  ]);
  return Object.fromEntries(fields) as InEnglish<Record>;
}

/** The rows for `translations`: every phrase of the record in every language except English. */
export function translationsOf(
  entity: CatalogueKind,
  id: number,
  record: object,
): NewTranslation[] {
  return Object.entries(record).flatMap(([field, value]) =>
    isPhrase(value)
      ? Object.entries(value)
          .filter(([code]) => code !== 'en')
          .map(([language_code, translated_value]) => ({
            entity,
            id,
            field,
            language_code,
            translated_value: String(translated_value),
          }))
      : [],
  );
}

/** The map's value for a key that the demo content names. Throws if there is none. */
export function requireKey<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo content names ${key}, which is not there`);
  return value;
}
