import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** A record that somebody may want to jump to. */
export interface FoundRecord {
  kind:
    | 'products'
    | 'product_categories'
    | 'item_codes'
    | 'gallery_items'
    | 'gallery_categories'
    | 'news_items';
  id: number;
  name: string;
}

const perKind = 5;

const searched: { kind: FoundRecord['kind']; name: string }[] = [
  { kind: 'products', name: 'name' },
  { kind: 'item_codes', name: 'item_code' },
  { kind: 'product_categories', name: 'name' },
  { kind: 'gallery_items', name: 'name' },
  { kind: 'gallery_categories', name: 'name' },
  { kind: 'news_items', name: 'title' },
];

/** Records whose name holds the text, those that begin with it first; at most five of a kind. */
export async function searchRecords(db: Database, q: string): Promise<FoundRecord[]> {
  const text = q.trim().slice(0, 100);
  if (text === '') return [];
  const parts = searched.map(
    ({ kind, name }) => sql`(select ${kind}::text as kind, id, ${sql.identifier(name)} as name,
        position(fold(${text}) in fold(${sql.identifier(name)})) as at
      from ${sql.identifier(kind)} where position(fold(${text}) in fold(${sql.identifier(name)})) > 0
      order by at, length(${sql.identifier(name)}), id limit ${perKind})`,
  );
  const answer = await db.execute<FoundRecord & Record<string, unknown>>(
    sql`select kind, id, name from (${sql.join(parts, sql` union all `)}) as found order by at, length(name), name`,
  );
  return answer.rows.map(({ kind, id, name }) => ({ kind, id, name }));
}
