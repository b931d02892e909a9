import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { type Language, originalLanguage } from '../languages/language.ts';
import { contains, readListPage, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { type TranslatableEntity, type TranslatableField, translatable } from './translatable.ts';
import { translatableTable } from './translatable-table.server.ts';

const { entity_type, entity_id, field_name, language_code } = translations;

/** The records of a kind, by name. */
export function listTranslatableRecords(
  db: Database,
  entity: TranslatableEntity,
  query: ListQuery,
) {
  const { table, name } = translatableTable(entity);
  return readListPage(db, {
    table,
    where: [contains(name, query.q)],
    page: query.page,
    pageSize: 100,
    read: ({ where, limit, offset }) =>
      db
        .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
        .from(table)
        .where(where)
        .orderBy(sql`${sortByText(name, query.dir)}, ${table.id}`)
        .limit(limit)
        .offset(offset),
  });
}

export interface FieldToTranslate extends TranslatableField {
  original: string;
  /** Translated from the first translation on, in whatever language. */
  status: 'Translated' | 'Missing';
  /** A translation is older than what it translates. */
  outdated: boolean;
}

/** A record's name and its translatable fields; undefined when there is no such record. */
export async function findFields(db: Database, entity: TranslatableEntity, id: number) {
  const { table, name, columnOf } = translatableTable(entity);
  const columns = Object.fromEntries(
    translatable[entity].fields.map((field) => [
      field.name,
      sql<string | null>`${columnOf(field.name)}`,
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
    .where(and(eq(entity_type, entity), eq(entity_id, id)))
    .groupBy(field_name);
  const values = record as Record<string, string | null>;
  const fields = translatable[entity].fields.map((field): FieldToTranslate => {
    const found = known.find((one) => one.field === field.name);
    return {
      ...field,
      original: values[field.name] ?? '',
      status: found ? 'Translated' : 'Missing',
      outdated: found?.outdated ?? false,
    };
  });
  return { name: values.recordName ?? '', fields };
}

export type RecordToTranslate = NonNullable<Awaited<ReturnType<typeof findFields>>>;

/** A field's translations by language, and the languages that it has none in yet. */
export async function findTranslations(
  db: Database,
  entity: TranslatableEntity,
  id: number,
  field: string,
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
      .where(and(eq(entity_type, entity), eq(entity_id, id), eq(field_name, field)))
      .orderBy(asc(language_code)),
    db
      .select({ code: languages.code, name: languages.name })
      .from(languages)
      .where(ne(languages.code, originalLanguage))
      .orderBy(sql`${languages.display_order} asc nulls last`, asc(languages.code)),
  ]);
  const used = new Set(existing.map((one) => one.language_code));
  const remaining: Language[] = offered.filter(({ code }) => !used.has(code));
  return { existing, remaining };
}

export type FieldTranslation = Awaited<ReturnType<typeof findTranslations>>['existing'][number];

/** One row a field of a record that has a text: what there is to translate. */
function everyText(entity: TranslatableEntity) {
  const { table, name, columnOf } = translatableTable(entity);
  const parts = translatable[entity].fields.map(
    (
      field,
      place,
    ) => sql`select ${table.id} as id, ${name} as name, ${field.name}::text as field, ${place}::int as place
      from ${table} where btrim(coalesce(${columnOf(field.name)}, '')) <> ''`,
  );
  return sql.join(parts, sql` union all `);
}

export interface Coverage {
  code: string;
  name: string;
  translated: number;
  outdated: number;
  total: number;
}

/** How much of a kind of record is translated, by language: texts that exist, and those of them that are translated. */
export async function findCoverage(db: Database, entity: TranslatableEntity): Promise<Coverage[]> {
  const answer = await db.execute<Coverage & Record<string, unknown>>(sql`
    with texts as (${everyText(entity)}), per_language as (
      select t.language_code as code, count(*)::int as translated,
        count(t.outdated_since)::int as outdated
      from texts join ${translations} t on t.entity_type = ${entity} and t.entity_id = texts.id
        and t.field_name = texts.field and btrim(t.translated_value) <> ''
      group by t.language_code
    )
    select l.code, l.name, coalesce(p.translated, 0) as translated, coalesce(p.outdated, 0) as outdated,
      (select count(*)::int from texts) as total
    from ${languages} l left join per_language p on p.code = l.code
    where l.code <> ${originalLanguage}
    order by l.display_order asc nulls last, l.code`);
  return answer.rows;
}

/**
 * The next field, by name and place, that lacks a translation in some language or has one that is
 * out of date; after the last one it begins anew. Undefined when nothing is missing.
 */
export async function findNextMissing(
  db: Database,
  entity: TranslatableEntity,
  from: { id: number; field: string } | undefined,
): Promise<{ id: number; field: string } | undefined> {
  const answer = await db.execute<{ id: number; field: string }>(sql`
    with texts as (${everyText(entity)}),
    missing as (
      select * from texts where (
        select count(*) from ${translations} t
        where t.entity_type = ${entity} and t.entity_id = texts.id and t.field_name = texts.field
          and t.outdated_since is null
      ) < (select count(*) from ${languages} l where l.code <> ${originalLanguage})
    ),
    here as (select name, id, place from texts where id = ${from?.id ?? 0} and field = ${from?.field ?? ''})
    select id, field from missing
    order by coalesce((lower(name), name, id, place) <= (select lower(name), name, id, place from here), false),
      lower(name), name, id, place
    limit 1`);
  return answer.rows[0];
}
