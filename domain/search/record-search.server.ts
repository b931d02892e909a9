import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { catalogueKindNames, catalogueKinds } from '../kinds/kinds.ts';
import { contains } from '../lists/search.server.ts';
import type { FoundRecord } from './found-record.ts';

const perKind = 5;

/** At most five records of each kind whose name contains the text; the earlier in the name, the earlier in the list. */
export async function searchRecords(db: Database, q: string): Promise<FoundRecord[]> {
  const text = q.trim().slice(0, 100);
  if (text === '') return [];
  const parts = catalogueKindNames.map((kind) => {
    const name = sql.identifier(catalogueKinds[kind].nameColumn);
    return sql`(select ${kind}::text as kind, id, ${name} as name,
        position(fold(${text}) in fold(${name})) as at
      from ${sql.identifier(kind)} where ${contains(name, text)}
      order by at, length(${name}), id limit ${perKind})`;
  });
  const answer = await db.execute<FoundRecord & Record<string, unknown>>(
    sql`select kind, id, name from (${sql.join(parts, sql` union all `)}) as found
      order by at, length(name), name, kind, id`,
  );
  return answer.rows.map(({ kind, id, name }) => ({ kind, id, name }));
}
