import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { hasText, languages, translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import type { CatalogueKind } from '../kinds/kinds.ts';
import { type KnownRows, knownRowsOf } from '../lists/list-page.server.ts';
import { isTarget } from './target-languages.server.ts';
import { originalOf, textCount } from './translation-states.server.ts';

export interface Coverage {
  code: string;
  name: string;
  translated: number;
  outdated: number;
  total: number;
}

/**
 * How much of a kind of record is translated, by language: the number of texts, and of current and outdated
 * translations. Uses one pass over the records and one over the translations.
 */
export async function findCoverage(db: Database, entity: CatalogueKind): Promise<Coverage[]> {
  const { table } = kinds[entity];
  const answer = await db.execute<Coverage & Record<string, unknown>>(sql`
    with per_language as (
      select t.language_code as code, count(*)::int as translated,
        count(t.outdated_since)::int as outdated
      from ${translations} t join ${table} on ${table.id} = t.entity_id
      where t.entity_type = ${entity} and ${hasText(sql`t.translated_value`)}
        and ${hasText(originalOf(entity))}
      group by t.language_code
    )
    select l.code, l.name, coalesce(p.translated, 0) as translated, coalesce(p.outdated, 0) as outdated,
      (select coalesce(sum(${textCount(entity)}), 0)::int from ${table}) as total
    from ${languages} l left join per_language p on p.code = l.code
    where ${isTarget(sql`l.code`)}
    order by l.display_order asc nulls last, l.code`);
  return answer.rows;
}

/**
 * The records of a kind that lack a translation into a language or have an outdated one. Uses one pass, as
 * {@link findCoverage} does.
 */
export async function findLacking(
  db: Database,
  entity: CatalogueKind,
  code: string,
): Promise<KnownRows> {
  const { table } = kinds[entity];
  const lacking = sql`
    select ${table.id} from ${table} left join (
      select t.entity_id, count(*) as texts
      from ${translations} t join ${table} on ${table.id} = t.entity_id
      where t.entity_type = ${entity} and t.language_code = ${code} and t.outdated_since is null
        and ${hasText(sql`t.translated_value`)} and ${hasText(originalOf(entity))}
      group by t.entity_id
    ) current on current.entity_id = ${table.id}
    where ${textCount(entity)} > coalesce(current.texts, 0)`;
  const answer = await db.execute<{ rows: KnownRows }>(sql`select ${knownRowsOf(lacking)} as rows`);
  return answer.rows[0]?.rows ?? { total: 0 };
}

/** The number of stored translations by language. */
export async function countStored(db: Database): Promise<Map<string, number>> {
  const { language_code } = translations;
  const rows = await db
    .select({ language_code, stored: sql<number>`count(*)::int` })
    .from(translations)
    .groupBy(language_code);
  return new Map(rows.map((row) => [row.language_code, row.stored]));
}
