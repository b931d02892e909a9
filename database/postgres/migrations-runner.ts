import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from './connection.ts';
import { retryOnDeadlock } from './deadlocks.ts';

export interface MigrationState {
  /** Whether public has no table and no migration is recorded. */
  fresh: boolean;
  /** The journal times of the migrations that have run. */
  applied: Set<number>;
  /** The journal times of the migrations that have not run. */
  pending: number[];
}

/**
 * This line marks a migration after which the release before it still works on the database, so that
 * release may continue to run and may start again.
 */
export const compatibleMarker = '-- The release before can run on this.';

const neededTable = 'drizzle.needed_migration';

/** Runs a SELECT through pg or Drizzle and returns its rows. */
export type Select = <Row extends object>(text: string) => Promise<Row[]>;

/** Throws a sentence if a later version has run a migration that this version cannot work with. */
export async function refuseNewerDatabase(select: Select, folder: string): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
  if ((await appliedMigrations(select)).every((at) => at <= newest)) return;
  const needed = await neededMigration(select);
  if (needed !== undefined && needed <= newest) return;
  throw new Error(
    'The database was changed by a later version of this product, and this version cannot run on it. Nothing was changed. Start the later version, or restore a backup or snapshot from before the update: npm run restore -- FILE',
  );
}

async function appliedMigrations(select: Select): Promise<number[]> {
  const [known] = await select<{ recorded: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as recorded",
  );
  if (!known?.recorded) return [];
  const rows = await select<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations',
  );
  return rows.map(({ at }) => Number(at));
}

async function neededMigration(select: Select): Promise<number | undefined> {
  const [known] = await select<{ exists: boolean }>(
    `select to_regclass('${neededTable}') is not null as exists`,
  );
  if (!known?.exists) return undefined;
  const [needed] = await select<{ at: string }>(`select max(created_at) as at from ${neededTable}`);
  return Number(needed?.at ?? 0);
}

/**
 * Records the newest migration that a version must know to work on the database; older versions read
 * it. It is recorded before the migrations run, so that a crash between the two does no harm.
 */
async function recordNeeded(client: pg.Client, folder: string): Promise<void> {
  const needed = readMigrationFiles({ migrationsFolder: folder })
    .filter(({ sql }) => !isCompatible(sql))
    .reduce((last, { folderMillis }) => Math.max(last, folderMillis), 0);
  const known = await neededMigration(selectOn(client));
  if (known !== undefined && known >= needed) return;
  if (known === undefined) {
    await client.query('create schema if not exists drizzle');
    await client.query(`create table if not exists ${neededTable} (created_at bigint not null)`);
  }
  await client.query(`insert into ${neededTable} values ($1)`, [needed]);
}

/** Throws a sentence if the previous release cannot run on one of the pending migrations. */
export function refuseBreaking(folder: string, pending: number[]): void {
  const breaks = readMigrationFiles({ migrationsFolder: folder }).some(
    ({ folderMillis, sql }) => pending.includes(folderMillis) && !isCompatible(sql),
  );
  if (breaks)
    throw new Error(
      'This release changes the database in a way that the running one cannot work with. Nothing was changed. It needs a restart of the site.',
    );
}

const isCompatible = (statements: string[]) =>
  statements.some((statement) => statement.includes(compatibleMarker));

/** Makes a function that runs a SELECT on one session. */
export const selectOn =
  (client: pg.Client): Select =>
  async <Row extends object>(text: string) =>
    (await client.query<Row>(text)).rows;

/** Makes a function that runs a SELECT through Drizzle. */
export const selectThrough =
  (db: Database): Select =>
  async <Row extends object>(text: string) =>
    (await db.execute(sql.raw(text))).rows as unknown as Row[];

/** Compares the database with the folder, without changing anything. */
export async function readMigrationState(select: Select, folder: string): Promise<MigrationState> {
  const [known] = await select<{ tables: number }>(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  );
  const applied = new Set(await appliedMigrations(select));
  const pending = readMigrationFiles({ migrationsFolder: folder })
    .map((migration) => migration.folderMillis)
    .filter((at) => !applied.has(at));
  return { fresh: applied.size === 0 && known?.tables === 0, applied, pending };
}

/**
 * Runs the pending migrations of the folder in one transaction and returns their number. The caller
 * holds the lock. Throws if a pending one is older than the last that ran, because drizzle would skip
 * it silently, or if {@link refuseNewerDatabase} does.
 */
export async function runMigrations(client: pg.Client, folder: string): Promise<number> {
  await refuseNewerDatabase(selectOn(client), folder);
  const { applied, pending } = await readMigrationState(selectOn(client), folder);
  await recordNeeded(client, folder);
  if (pending.length === 0) return 0;
  const last = Math.max(0, ...applied);
  const late = pending.find((at) => at <= last);
  if (late !== undefined) {
    throw new Error(
      `The migration of ${new Date(late).toISOString()} in ${folder} is older than the last one applied; give it a new time in meta/_journal.json.`,
    );
  }
  // A statement of the running site may have locked tables in another order.
  await retryOnDeadlock(() => migrate(drizzle({ client }), { migrationsFolder: folder }));
  return pending.length;
}
