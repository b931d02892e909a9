import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { hasText, languages, translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, catalogueKindNames } from '../kinds/kinds.ts';
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
 * translations. `only` limits the languages. Uses one pass over the records and one over the translations.
 */
export async function findCoverage(
  db: Database,
  entity: CatalogueKind,
  only?: readonly string[],
): Promise<Coverage[]> {
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
    where ${isTarget(sql`l.code`, only)}
    order by l.display_order asc nulls last, l.code`);
  return answer.rows;
}

/** How many texts of all kinds are translated, by language code. */
export async function findTotalCoverage(
  db: Database,
): Promise<Map<string, Pick<Coverage, 'translated' | 'total'>>> {
  const totals = new Map<string, Pick<Coverage, 'translated' | 'total'>>();
  const all = await Promise.all(catalogueKindNames.map((kind) => findCoverage(db, kind)));
  for (const { code, translated, total } of all.flat()) {
    const sum = totals.get(code) ?? { translated: 0, total: 0 };
    totals.set(code, {
      translated: sum.translated + translated,
      total: sum.total + total,
    });
  }
  return totals;
}
