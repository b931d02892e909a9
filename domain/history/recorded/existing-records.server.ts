import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recordNameKey } from './record-names.server.ts';

/** The keys of those records that exist, by {@link recordNameKey}. */
export async function findExistingRecords(
  db: Database,
  records: readonly { kind: string; id: number }[],
): Promise<Set<string>> {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  if (byKind.size === 0) return new Set();
  const { rows } = await db.execute<{ kind: string; id: number }>(
    sql.join(
      [...byKind].map(
        ([kind, list]) =>
          sql`select ${kind} as kind, id from ${sql.identifier(kind)}
            where id = any(${sql.param(list.map(({ id }) => id))}::int[])`,
      ),
      sql` union all `,
    ),
  );
  return new Set(rows.map(({ kind, id }) => recordNameKey(kind, id)));
}
