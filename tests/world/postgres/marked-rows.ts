import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** The tables that contain a text in any column, ignoring case. */
export async function tablesContaining(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await db.execute(
      sql`select from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`,
    );
    if (rowCount) found.push(name);
  }
  return found;
}
