import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { hasText, languages, translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import {
  type CatalogueKind,
  type TranslatableField,
  translatableField,
  translatableFields,
} from '../kinds/kinds.ts';
import type { Language } from '../languages/language.ts';
import {
  type ReadKnownRows,
  reading,
  readListPage,
  sortByText,
} from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { binNameOf, columnOf } from '../records/kind.server.ts';
import { isTarget } from './target-languages.server.ts';
import { originalOf, textCount } from './translation-states.server.ts';

const { entity_type, entity_id, field_name, language_code } = translations;

/** A condition for records that lack a translation into this language or have an outdated one. */
function lacksLanguage(entity: CatalogueKind, code: string) {
  const { table } = kinds[entity];
  return sql`${textCount(entity)} > (
    select count(*) from ${translations} t
    where t.entity_type = ${entity} and t.entity_id = ${table}.id and t.language_code = ${code}
      and t.outdated_since is null and ${hasText(sql`t.translated_value`)} and ${hasText(originalOf(entity))})`;
}

/**
 * A page of the records of a kind, by name; the `lacks` filter keeps those that lack something in that
 * language.
 */
export function listTranslatableRecords(
  db: Database,
  entity: CatalogueKind,
  query: ListQuery,
  known?: ReadKnownRows,
) {
  const kind = kinds[entity];
  const { table } = kind;
  const name = binNameOf(kind);
  return readListPage(db, {
    table,
    where: and(
      contains(name, query.q),
      query.filters.lacks ? lacksLanguage(entity, query.filters.lacks) : undefined,
    ),
    page: query.page,
    pageSize: 100,
    known,
    read: reading(
      db
        .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
        .from(table)
        .$dynamic(),
      sql`${sortByText(name, query.dir)}, ${table.id}`,
    ),
  });
}

export interface FieldToTranslate extends TranslatableField {
  original: string;
  /** 'Translated' if there is a translation in any language. */
  status: 'Translated' | 'Missing';
  /** Whether a translation is older than its original. */
  outdated: boolean;
}

/**
 * A record's name and translatable fields; undefined if there is no such record. `only` limits the languages
 * that count.
 */
export async function findFields(
  db: Database,
  entity: CatalogueKind,
  id: number,
  only?: readonly string[],
) {
  const kind = kinds[entity];
  const { table } = kind;
  const name = binNameOf(kind);
  const columns = Object.fromEntries(
    translatableFields(entity).map((field) => [
      field.name,
      sql<string | null>`${columnOf(kind, field.name)}`,
    ]),
  );
  const [record] = await db
    .select({ recordName: sql<string>`${name}`, ...columns })
    .from(table)
    .where(eq(table.id, id));
  if (!record) return undefined;
  const known = await db
    .select({
      field: field_name,
      outdated: sql<boolean>`bool_or(${translations.outdated_since} is not null)`,
    })
    .from(translations)
    .where(and(eq(entity_type, entity), eq(entity_id, id), isTarget(language_code, only)))
    .groupBy(field_name);
  const values = record as Record<string, string | null>;
  const parts = await readPartTexts(db, entity, id);
  const asShown = (field: TranslatableField, original: string): FieldToTranslate => {
    const found = known.find((one) => one.field === field.name);
    return {
      ...field,
      original,
      status: found ? 'Translated' : 'Missing',
      outdated: found?.outdated ?? false,
    };
  };
  const all = [
    ...translatableFields(entity).map((field) => asShown(field, values[field.name] ?? '')),
    ...parts.map(({ field, label, original }) =>
      asShown({ isHtml: false, ...translatableField(entity, field), name: field, label }, original),
    ),
  ];
  const fields = all.filter(
    ({ optional, original, status }) => !optional || original.trim() !== '' || status !== 'Missing',
  );
  return { name: values.recordName ?? '', fields };
}

/** The translated texts of a record's parts, in order. */
async function readPartTexts(db: Database, entity: CatalogueKind, id: number) {
  const { table, partTexts } = kinds[entity];
  if (!partTexts) return [];
  const { rows } = await db.execute<{ field: string; label: string; original: string }>(sql`
    select part.field, part.label, part.original from ${table}, lateral (${partTexts}) part
    where ${table.id} = ${id} order by part.place`);
  return rows;
}

export type RecordToTranslate = NonNullable<Awaited<ReturnType<typeof findFields>>>;

/** The languages that texts are translated into, in display order; `only` limits them. */
export function listTargetLanguages(db: Database, only?: readonly string[]): Promise<Language[]> {
  return db
    .select({ code: languages.code, name: languages.name })
    .from(languages)
    .where(isTarget(languages.code, only))
    .orderBy(sql`${languages.display_order} asc nulls last`, asc(languages.code));
}

/** The codes of the public languages among them: only what these lack is work to do. */
export async function listPublicTargets(db: Database, only?: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ code: languages.code })
    .from(languages)
    .where(and(languages.is_public, isTarget(languages.code, only)));
  return rows.map(({ code }) => code);
}

/** A field's translations by language, and the languages without one; `only` limits the languages. */
export async function findTranslations(
  db: Database,
  entity: CatalogueKind,
  id: number,
  field: string,
  only?: readonly string[],
) {
  const [existing, offered] = await Promise.all([
    db
      .select({
        id: translations.id,
        version: translations.version,
        language_code,
        language: languages.name,
        translated_value: translations.translated_value,
        outdated_since: translations.outdated_since,
      })
      .from(translations)
      .innerJoin(languages, eq(languages.code, language_code))
      .where(
        and(
          eq(entity_type, entity),
          eq(entity_id, id),
          eq(field_name, field),
          isTarget(language_code, only),
        ),
      )
      .orderBy(asc(language_code)),
    listTargetLanguages(db, only),
  ]);
  const used = new Set(existing.map((one) => one.language_code));
  const remaining: Language[] = offered.filter(({ code }) => !used.has(code));
  return { existing, remaining };
}

export type FieldTranslation = Awaited<ReturnType<typeof findTranslations>>['existing'][number];
