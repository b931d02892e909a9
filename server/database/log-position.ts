import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** A position in the log of the database, and what identifies the database. */
export interface LogPosition {
  lsn: string;
  /** The identifier of the cluster, which its standbys share. */
  system: string;
  database: string;
}

/**
 * Reads the end of the log. It includes every commit before the call, also one with `synchronous_commit = off`, which is
 * not written yet.
 */
export async function readLogPosition(db: Database): Promise<LogPosition> {
  const { rows } = await db.execute<LogPosition & Record<string, unknown>>(sql`
    select pg_current_wal_insert_lsn()::text as lsn, current_database()::text as database,
      (select system_identifier::text from pg_control_system()) as system`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table answered no row');
  return row;
}
