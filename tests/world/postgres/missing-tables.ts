import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** Runs `work` while tables are renamed, so that reading them fails; restores their names in any case. */
export async function withoutTables<T>(
  db: Database,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const rename = async (from: string, to: string) => {
    await db.execute(sql.raw(`alter table ${from} rename to ${to}`));
  };
  for (const table of tables) await rename(table, `${table}_away`);
  try {
    return await work();
  } finally {
    for (const table of tables) await rename(`${table}_away`, table);
  }
}
