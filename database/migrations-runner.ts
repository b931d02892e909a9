import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export interface MigrationState {
  /** No table in public and no migration recorded. */
  fresh: boolean;
  /** The journal times of the migrations that ran before. */
  applied: Set<number>;
  /** The journal times of those that have not. */
  pending: number[];
}

/** What the folder would change, without changing anything. */
export async function readMigrationState(
  client: pg.Client,
  folder: string,
): Promise<MigrationState> {
  const {
    rows: [known],
  } = await client.query<{ recorded: boolean; tables: number }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as recorded,
            (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
  );
  const recorded = known?.recorded
    ? await client.query<{ at: string }>(
        'select created_at as at from drizzle.__drizzle_migrations',
      )
    : { rows: [] };
  const applied = new Set(recorded.rows.map((row) => Number(row.at)));
  const pending = readMigrationFiles({ migrationsFolder: folder })
    .map((migration) => migration.folderMillis)
    .filter((at) => !applied.has(at));
  return { fresh: applied.size === 0 && known?.tables === 0, applied, pending };
}

/**
 * Runs the pending migrations of the folder on one session, all in one transaction; answers how
 * many. The caller holds the lock. Throws when one is older than the last that ran: drizzle
 * would skip it without a word.
 */
export async function runMigrations(client: pg.Client, folder: string): Promise<number> {
  const { applied, pending } = await readMigrationState(client, folder);
  if (pending.length === 0) return 0;
  const last = Math.max(0, ...applied);
  const late = pending.find((at) => at <= last);
  if (late !== undefined) {
    throw new Error(
      `The migration of ${new Date(late).toISOString()} in ${folder} is older than the last one applied; give it a new time in meta/_journal.json.`,
    );
  }
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  return pending.length;
}
