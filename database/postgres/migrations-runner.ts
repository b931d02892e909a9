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

/**
 * A migration with this line in it leaves everything as the release before needs it, so that release
 * may go on running, and may start again, on the database.
 */
export const compatibleMarker = '-- The release before can run on this.';

const neededTable = 'drizzle.needed_migration';

/** What reads rows: a client of pg or the database of drizzle. */
type Ask = <Row extends object>(text: string) => Promise<Row[]>;

/**
 * Throws a sentence when a later version of the product has changed the database by a migration that
 * the folder lacks and that this version cannot run on.
 */
export async function refuseNewerDatabase(ask: Ask, folder: string): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
  if ((await appliedMigrations(ask)).every((at) => at <= newest)) return;
  const needed = await neededMigration(ask);
  if (needed !== undefined && needed <= newest) return;
  throw new Error(
    'The database was changed by a later version of this product, and this version cannot run on it. Nothing was changed. Start the later version, or restore a backup or snapshot from before the update: npm run restore -- FILE',
  );
}

async function appliedMigrations(ask: Ask): Promise<number[]> {
  const [known] = await ask<{ recorded: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as recorded",
  );
  if (!known?.recorded) return [];
  const rows = await ask<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations',
  );
  return rows.map(({ at }) => Number(at));
}

async function neededMigration(ask: Ask): Promise<number | undefined> {
  const [known] = await ask<{ there: boolean }>(
    `select to_regclass('${neededTable}') is not null as there`,
  );
  if (!known?.there) return undefined;
  const [needed] = await ask<{ at: string }>(`select max(created_at) as at from ${neededTable}`);
  return Number(needed?.at ?? 0);
}

/**
 * Writes down the newest migration that a version has to know to run on the database: older versions
 * read it. It is written before the migrations run: too early does no harm, too late would.
 */
async function recordNeeded(client: pg.Client, folder: string): Promise<void> {
  const needed = readMigrationFiles({ migrationsFolder: folder })
    .filter(({ sql }) => !sql.some((statement) => statement.includes(compatibleMarker)))
    .reduce((last, { folderMillis }) => Math.max(last, folderMillis), 0);
  const known = await neededMigration(askOf(client));
  if (known !== undefined && known >= needed) return;
  if (known === undefined) {
    await client.query('create schema if not exists drizzle');
    await client.query(`create table if not exists ${neededTable} (created_at bigint not null)`);
  }
  await client.query(`insert into ${neededTable} values ($1)`, [needed]);
}

const askOf =
  (client: pg.Client): Ask =>
  async <Row extends object>(text: string) =>
    (await client.query<Row>(text)).rows;

/** What the folder would change, without changing anything. */
export async function readMigrationState(
  client: pg.Client,
  folder: string,
): Promise<MigrationState> {
  const { rows } = await client.query<{ tables: number }>(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  );
  const applied = new Set(await appliedMigrations(askOf(client)));
  const pending = readMigrationFiles({ migrationsFolder: folder })
    .map((migration) => migration.folderMillis)
    .filter((at) => !applied.has(at));
  return { fresh: applied.size === 0 && rows[0]?.tables === 0, applied, pending };
}

/**
 * Runs the pending migrations of the folder on one session, all in one transaction; answers how
 * many. The caller holds the lock. Throws when one is older than the last that ran, which drizzle
 * would skip without a word, and when a later version has run others.
 */
export async function runMigrations(client: pg.Client, folder: string): Promise<number> {
  await refuseNewerDatabase(askOf(client), folder);
  const { applied, pending } = await readMigrationState(client, folder);
  await recordNeeded(client, folder);
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
