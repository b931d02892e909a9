import type { CatalogueKind } from '#domain/kinds.ts';
import type { NewTranslation } from '#domain/translations/translation-editing.server.ts';
import type { Phrase } from '../content/content-types.ts';

/** A record whose phrases are their English alone. */
type InEnglish<Record> = {
  [Field in keyof Record]: Extract<Record[Field], Phrase> extends never
    ? Record[Field]
    : string | Exclude<Record[Field], Phrase>;
};

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'en' in value;
}

/** A record as it stands in its own table: every phrase in English. */
export function inEnglish<Record extends object>(record: Record): InEnglish<Record> {
  const fields = Object.entries(record).map(([name, value]) => [
    name,
    isPhrase(value) ? value.en : value,
  ]);
  return Object.fromEntries(fields) as InEnglish<Record>;
}

/** Every phrase of a record in every language but English. */
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
            ...{ entity, id, field, language_code },
            translated_value: String(translated_value),
          }))
      : [],
  );
}

/** What the demo content names by a key, which must be there. */
export function found<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo content names ${key}, which is not there`);
  return value;
}
