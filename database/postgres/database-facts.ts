import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

export interface DatabaseFacts {
  /** The version of PostgreSQL, such as '18.4'. */
  version: string;
  /** The size of this database in bytes. */
  bytes: number;
  /** The clock of the server. */
  now: Date;
  /** False on a standby and in a read-only database. */
  acceptsWrites: boolean;
  /** Whether the role may create tables, as a migration does. */
  mayCreate: boolean;
  /** The tables of the product that belong to a role whose rights this one lacks. */
  foreignTables: number;
}

/** Reads what an operator asks about the database. */
export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const { rows } = await db.execute<Record<keyof DatabaseFacts, unknown>>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::text as bytes,
      (extract(epoch from clock_timestamp()) * 1000)::text as now,
      not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "acceptsWrites",
      has_schema_privilege('public', 'CREATE') and has_database_privilege(current_database(), 'CREATE')
        as "mayCreate",
      (select count(*)::int from pg_tables
        where schemaname = 'public' and not pg_has_role(tableowner, 'USAGE')) as "foreignTables"`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table answered no row');
  return {
    version: String(row.version),
    bytes: Number(row.bytes),
    now: new Date(Number(row.now)),
    acceptsWrites: row.acceptsWrites === true,
    mayCreate: row.mayCreate === true,
    foreignTables: Number(row.foreignTables),
  };
}
