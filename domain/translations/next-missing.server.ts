import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { hasText, languages, translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, catalogueKindNames, translatableFields } from '../kinds/kinds.ts';
import { binNameOf, columnOf } from '../records/kind.server.ts';
import { isTarget } from './target-languages.server.ts';

/** A field of a record. */
export interface FieldPlace {
  id: number;
  field: string;
}

/**
 * The next field after `from`, in the order of record names and fields, that lacks a translation or has an
 * outdated one. After the last field it continues with the first. `only` limits the languages. Undefined if
 * nothing is missing.
 */
export async function findNextMissing(
  db: Database,
  entity: CatalogueKind,
  from: FieldPlace | undefined,
  only?: readonly string[],
): Promise<FieldPlace | undefined> {
  const beyond = from && (await firstMissing(db, entity, isBeyond(entity, from), only));
  return beyond ?? (await firstMissing(db, entity, sql`true`, only));
}

/**
 * The next record after `from` with a text that lacks a translation into one of `codes` or has an outdated one:
 * in the order of names within its kind, then through the other kinds, and around to itself. Undefined if nothing
 * is missing in any kind.
 */
export async function findNextRecord(
  db: Database,
  { kind, id }: { kind: CatalogueKind; id: number | undefined },
  codes: readonly string[],
): Promise<{ kind: CatalogueKind; id: number } | undefined> {
  const at = catalogueKindNames.indexOf(kind);
  const others = [...catalogueKindNames.slice(at + 1), ...catalogueKindNames.slice(0, at)];
  const places: [CatalogueKind, SQL][] = [
    [kind, id === undefined ? sql`true` : isBeyond(kind, { id })],
    ...others.map((other): [CatalogueKind, SQL] => [other, sql`true`]),
    [kind, sql`true`],
  ];
  for (const [next, beyond] of places) {
    const found = await firstMissing(db, next, beyond, codes);
    if (found) return { kind: next, id: found.id };
  }
  return undefined;
}

/** Reads the records in name order, and stops at the first one that lacks something. */
async function firstMissing(
  db: Database,
  entity: CatalogueKind,
  beyond: SQL,
  only: readonly string[] | undefined,
) {
  const kind = kinds[entity];
  const { table } = kind;
  const name = binNameOf(kind);
  const texts = translatableFields(entity).map(
    (field, place) => sql`(${field.name}, ${place}::int, ${columnOf(kind, field.name)})`,
  );
  const answer = await db.execute<{ id: number; field: string }>(sql`
    select ${table.id} as id, one.field
    from ${table} cross join lateral (
      select * from (values ${sql.join(texts, sql`, `)}) as own(field, place, original)
      ${kind.partTexts ? sql`union all select field, place, original from (${kind.partTexts}) part` : sql``}
    ) as one(field, place, original)
    where ${hasText(sql`one.original`)} and ${beyond}
      and (
        select count(*) from ${translations} t
        where t.entity_type = ${entity} and t.entity_id = ${table.id} and t.field_name = one.field
          and t.outdated_since is null and ${hasText(sql`t.translated_value`)} and ${isTarget(sql`t.language_code`, only)}
      ) < (select count(*) from ${languages} l where ${isTarget(sql`l.code`, only)})
    order by lower(${name}), ${name}, ${table.id}, one.place
    limit 1`);
  return answer.rows[0];
}

/**
 * A condition for the fields after this one, or after all fields of the record. It is false or null for all if the
 * record no longer exists.
 */
function isBeyond(entity: CatalogueKind, from: { id: number; field?: string }): SQL {
  const kind = kinds[entity];
  const { table } = kind;
  const name = binNameOf(kind);
  const [own, of]: [SQL, SQL] =
    from.field === undefined
      ? [sql``, sql``]
      : [sql`, one.place`, sql`, ${placeOf(entity, from.id, from.field)}::int`];
  // The first condition repeats the first part of the row comparison, because the index is on lower(name)
  // only.
  return sql`lower(${name}) >= (select lower(${name}) from ${table} where ${table.id} = ${from.id})
    and (lower(${name}), ${name}, ${table.id}${own})
      > (select lower(${name}), ${name}, ${table.id}${of} from ${table} where ${table.id} = ${from.id})`;
}

function placeOf(entity: CatalogueKind, id: number, field: string): SQL {
  const { table, partTexts } = kinds[entity];
  const own = translatableFields(entity).findIndex((one) => one.name === field);
  if (!partTexts || own >= 0) return sql`${own}`;
  return sql`(select part.place from ${table}, lateral (${partTexts}) part
    where ${table.id} = ${id} and part.field = ${field})`;
}
