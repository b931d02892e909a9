import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { hasText, languages, translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import type { CatalogueKind } from '../kinds/kinds.ts';
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
