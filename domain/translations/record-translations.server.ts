import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { translations } from '#database/schema/languages.ts';
import type { CatalogueKind } from '../kinds/kinds.ts';
import { type FieldToTranslate, findFields } from './translation-list.server.ts';

/** The translation of one field into one language, which may not exist. */
export interface TranslationCell {
  code: string;
  value: string;
  /** Whether it is stored, even if it is empty. */
  exists: boolean;
  outdated: boolean;
  /** The original before the change that made it outdated; undefined if the history no longer has it. */
  formerOriginal?: string | undefined;
  /** Names the state of the translation that a form shows, by {@link seenOf}; a save sends it back. */
  seen: string;
}

export interface FieldWithTranslations extends FieldToTranslate {
  cells: TranslationCell[];
}

export interface RecordWithTranslations {
  name: string;
  fields: FieldWithTranslations[];
}

const hashOf = (text: string) =>
  createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64url').slice(0, 16);

/** Names the state of a translation: its version, its text and its original. */
export const seenOf = (
  row: { version: number; translated_value: string } | undefined,
  original: string,
): string => [row?.version ?? 0, hashOf(row?.translated_value ?? ''), hashOf(original)].join('.');

/** Reads what {@link seenOf} names: the version, and whether text and original are the same as here. */
export function readSeen(seen: string) {
  const [version = '', value, original] = seen.split('.');
  return {
    version: Number(version),
    isText: (text: string) => hashOf(text) === value,
    isOriginal: (text: string) => hashOf(text) === original,
  };
}

/**
 * The texts of a record with their translations into these languages; undefined if there is no such record.
 * Texts with nothing to translate and no translation are left out.
 */
export async function findRecordTranslations(
  db: Database,
  entity: CatalogueKind,
  id: number,
  codes: readonly string[],
): Promise<RecordWithTranslations | undefined> {
  const record = await findFields(db, entity, id, codes);
  if (!record) return undefined;
  const rows = await db
    .select()
    .from(translations)
    .where(
      and(
        eq(translations.entity_type, entity),
        eq(translations.entity_id, id),
        inArray(translations.language_code, [...codes]),
      ),
    );
  const former = await findFormerOriginals(
    db,
    rows.flatMap((row) => (row.outdated_since ? row.id : [])),
  );
  const fields = record.fields.map((field) => ({
    ...field,
    cells: codes.map((code): TranslationCell => {
      const row = rows.find(
        ({ field_name, language_code }) => field_name === field.name && language_code === code,
      );
      return {
        code,
        value: row?.translated_value ?? '',
        exists: row !== undefined,
        outdated: Boolean(row?.outdated_since),
        formerOriginal: row && former.get(row.id),
        seen: seenOf(row, field.original),
      };
    }),
  }));
  return {
    name: record.name,
    fields: fields.filter(
      ({ original, cells }) => original.trim() !== '' || cells.some(({ exists }) => exists),
    ),
  };
}

/** The original texts before the changes that made these translations outdated, as far as the history has them. */
async function findFormerOriginals(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  // The name of a text of a part has the part's id: block_12_body is the body of the row 12.
  const { rows } = await db.execute<{ id: number; text: string | null }>(sql`
    select t.id, first.text
    from ${translations} t
    cross join lateral (select
      substring(t.field_name from '^[a-z]+_([0-9]+)_') as part,
      coalesce(substring(t.field_name from '^[a-z]+_[0-9]+_(.*)$'), t.field_name) as name) field
    cross join lateral (
      select h.before ->> field.name as text from ${history} h
      where h.kind = t.entity_type and h.record_id = t.entity_id and h.operation = 'update'
        and h.at >= t.outdated_since and h.before ? field.name
        and case when field.part is null then h.table_name = t.entity_type
          else h.table_name not in (t.entity_type, 'translations') and h.row_key ->> 'id' = field.part end
      order by h.id limit 1
    ) first
    where t.id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, text }) => [id, text ?? '']));
}
