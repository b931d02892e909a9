import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { hasText, languages, translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, translatableFields } from '../kinds/kinds.ts';
import { originalLanguage } from '../languages/language.ts';
import { columnOf } from '../records/kind.server.ts';

/** How much of a record is translated, over all languages. */
export interface TranslationState {
  /** The number of possible translations: non-empty texts times languages other than the original one. */
  wanted: number;
  missing: number;
  outdated: number;
}

/** SQL for the original text of a translations row `t`; null for a text of a part. */
function ownOriginalOf(kind: CatalogueKind): SQL {
  const original = translatableFields(kind).map(
    ({ name }) => sql`when ${name} then ${columnOf(kinds[kind], name)}`,
  );
  return sql`(case t.field_name ${sql.join(original, sql` `)} end)`;
}

/** SQL for the original text of a translations row `t`. */
export function originalOf(kind: CatalogueKind): SQL {
  const of = kinds[kind];
  const own = ownOriginalOf(kind);
  if (!of.partTexts) return own;
  return sql`coalesce(${own}, (select part.original from (${of.partTexts}) part where part.field = t.field_name))`;
}

/** SQL for the number of non-empty translatable texts of a record. */
export function textCount(kind: CatalogueKind): SQL {
  const of = kinds[kind];
  const texts = translatableFields(kind).map(
    ({ name }) => sql`coalesce(${hasText(columnOf(of, name))}, false)::int`,
  );
  if (of.partTexts) texts.push(sql`(select count(*)::int from (${of.partTexts}) part)`);
  return sql`(${sql.join(texts, sql` + `)})`;
}

/** The translation state of the records on a list page, by id. */
export async function findTranslationStates(
  db: Database,
  kind: CatalogueKind,
  ids: number[],
): Promise<Map<number, TranslationState>> {
  if (ids.length === 0) return new Map();
  const { table, partTexts } = kinds[kind];
  const current = sql`t.entity_type = ${kind} and t.entity_id = ${table.id}
    and t.language_code <> ${originalLanguage} and ${hasText(sql`t.translated_value`)}`;
  // The texts of the parts are read once for each record, not once for each translation.
  const ofParts = partTexts
    ? sql`union all select t.outdated_since from (${partTexts}) part
        join ${translations} t on t.field_name = part.field
        where ${current} and ${hasText(sql`part.original`)}`
    : sql``;
  const answer = await db.execute<TranslationState & { id: number } & Record<string, unknown>>(sql`
    select ${table.id} as id, n.wanted, n.wanted - done.translated as missing, done.outdated
    from ${table}
    cross join lateral (
      select (${textCount(kind)} * (select count(*) from ${languages} l where l.code <> ${originalLanguage}))::int as wanted
    ) n
    cross join lateral (
      select count(*)::int as translated, count(outdated_since)::int as outdated from (
        select t.outdated_since from ${translations} t
        where ${current} and ${hasText(ownOriginalOf(kind))} ${ofParts}
      ) translation
    ) done
    where ${table.id} = any(${sql.param(ids)}::int[])`);
  return new Map(
    answer.rows.map(({ id, wanted, missing, outdated }) => [id, { wanted, missing, outdated }]),
  );
}
