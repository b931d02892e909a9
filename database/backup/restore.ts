import * as fs from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { fileTimestamp } from '../data-directory/file-timestamp.ts';
import { applicationName, sessionConfig } from '../postgres/postgres-pool.ts';
import type { WatchdogTimeouts } from '../postgres/server-watchdog.ts';
import { onWatchedSession } from '../postgres/watched-session.ts';
import { type BackedUpTable, type Manifest, rowsFile } from './manifest.ts';

/** The product's own migrations. */
export const ownMigrations = join(import.meta.dirname, '..', 'migrations');

/** The schemas of the product: its tables, and drizzle's list of migrations. */
const productSchemas = ['public', 'drizzle'];

export interface RestoreOptions {
  databaseUrl: string;
  /** The unpacked archive. */
  folder: string;
  manifest: Manifest;
  migrationsFolder: string;
  /** Shorter timeouts, for tests. */
  watchdogTimeouts?: WatchdogTimeouts;
}

/**
 * Renames the present schemas, then creates new ones and fills them from an archive. It is one
 * transaction: a failure or a kill changes nothing. Returns the new names of the previous schemas.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<string[]> {
  const { databaseUrl, manifest } = options;
  const statements = migrationsOf(manifest, options.migrationsFolder);
  // The restore has its own name in pg_stat_activity, because sessions with the product's name belong to a running
  // site.
  const config = { ...sessionConfig(databaseUrl), application_name: `${applicationName} restore` };
  const work = (client: pg.Client) => replaceSchemas(client, options, statements);
  return onWatchedSession(config, work, options.watchdogTimeouts).catch((error: Error) => {
    throw explainedError(error);
  });
}

async function replaceSchemas(
  client: pg.Client,
  { folder, manifest }: RestoreOptions,
  statements: string[],
): Promise<string[]> {
  await refuseWhileUsed(client);
  await client.query('begin');
  const previous = await renameSchemas(client);
  for (const statement of statements) await client.query(statement);
  await recordMigrations(client, manifest);
  await fillTables(client, folder, manifest);
  for (const { name, value } of manifest.sequences) {
    await client.query(
      'select setval(s.oid::regclass, $2) from pg_class s where s.relkind = $3 and s.relname = $1 and s.relnamespace = to_regnamespace($4)',
      [name, value, 'S', 'public'],
    );
  }
  await client.query('commit');
  return previous;
}

function explainedError(error: Error & { code?: string }): Error {
  if (error.code !== '42501') return error;
  return new Error(
    `The role of DATABASE_URL is not allowed to replace the tables (${error.message}): it must own the schemas public and drizzle and have the privilege CREATE on the database. No table was changed.`,
    { cause: error },
  );
}

/** The statements of exactly those migrations that had run when the archive was made. */
function migrationsOf({ migrations }: Manifest, migrationsFolder: string): string[] {
  if (migrations.length === 0) return [];
  const known = readMigrationFiles({ migrationsFolder });
  return migrations.flatMap(({ hash, created_at }) => {
    const found = known.find((migration) => migration.folderMillis === created_at);
    if (found?.hash !== hash) {
      throw new Error(
        'The archive was made by a later version of this product: restore it with that version. Nothing was changed.',
      );
    }
    return found.sql;
  });
}

/** PostgreSQL still lists the sessions of a site that has just stopped, for a moment. */
const sessionEndMs = 3000;

async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const until = Date.now() + sessionEndMs;
  for (;;) {
    const { rows } = await client.query<{ sessions: number }>(
      'select count(*)::int as sessions from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    );
    if (!rows[0]?.sessions) return;
    if (Date.now() > until) {
      throw new Error('A server of this product is connected to the database. Stop it first.');
    }
    await setTimeout(100);
  }
}

async function renameSchemas(client: pg.Client): Promise<string[]> {
  const suffix = `_before_restore_${fileTimestamp().replace(/\D+/g, '_').replace(/_$/, '')}`;
  const { rows } = await client.query<{ name: string; used: boolean }>(
    `select nspname::text as name,
       exists (select from pg_depend where refclassid = 'pg_namespace'::regclass and refobjid = n.oid) as used
     from pg_namespace n where nspname = any($1)`,
    [productSchemas],
  );
  for (const { name, used } of rows) {
    await client.query(
      used ? `alter schema ${name} rename to ${name}${suffix}` : `drop schema ${name}`,
    );
  }
  for (const name of productSchemas) await client.query(`create schema ${name}`);
  // As in a new database, every role may use the schema.
  await client.query('grant usage on schema public to public');
  // An extension can exist only once per database, so it moves to the new schema.
  const { rows: extensions } = await client.query<{ name: string }>(
    'select extname::text as name from pg_extension where extrelocatable and extnamespace = to_regnamespace($1)',
    [`public${suffix}`],
  );
  for (const { name } of extensions) {
    await client.query(`alter extension ${pg.escapeIdentifier(name)} set schema public`);
  }
  return rows.filter(({ used }) => used).map(({ name }) => `schema ${name}${suffix}`);
}

async function recordMigrations(client: pg.Client, { migrations }: Manifest): Promise<void> {
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { hash, created_at } of migrations) {
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, created_at],
    );
  }
}

async function fillTables(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await addMissingColumns(client, table);
  const names = manifest.tables.map((table) => qualified(table.name));
  // The tables are emptied, because some migrations insert rows.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  // Triggers are disabled, because they would change versions, times and counters.
  const enableAlways = await enableAlwaysStatements(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const name of await tablesInDependencyOrder(client)) {
    const table = manifest.tables.find((one) => one.name === name);
    if (table) await fill(client, folder, table);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const statement of enableAlways) await client.query(statement);
}

/** The statements that restore ENABLE ALWAYS on its triggers: `enable trigger user` removes it. */
async function enableAlwaysStatements(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as statement
    from pg_trigger where tgenabled = 'A' and not tgisinternal`);
  return rows.map(({ statement }) => statement);
}

/** Creates tables and columns that an operator added by hand, which no migration creates. */
async function addMissingColumns(
  client: pg.Client,
  { name, columns }: BackedUpTable,
): Promise<void> {
  await client.query(`create table if not exists ${qualified(name)} ()`);
  for (const column of columns) {
    await refuseUnknownType(client, name, column);
    await client.query(
      `alter table ${qualified(name)} add column if not exists ${pg.escapeIdentifier(column.name)} ${column.type}`,
    );
  }
}

/** Prevents SQL injection: the type becomes part of a statement, so it must be the name of an existing type. */
async function refuseUnknownType(
  client: pg.Client,
  table: string,
  { name, type }: BackedUpTable['columns'][number],
): Promise<void> {
  const known = await client
    .query<{ known: boolean }>('select to_regtype($1) is not null as known', [type])
    .then(({ rows }) => rows[0]?.known)
    .catch(() => false);
  if (known) return;
  throw new Error(
    `The column ${name} of ${table} in the archive has a type that this database does not know. Nothing was changed.`,
  );
}

async function fill(client: pg.Client, folder: string, table: BackedUpTable): Promise<void> {
  const list = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const copy = client.query(copyFrom(`copy ${qualified(table.name)} (${list}) from stdin`));
  await pipeline(fs.createReadStream(rowsFile(folder, table.name)), copy);
  if (copy.rowCount !== table.rows) {
    throw new Error(`${table.name} got ${copy.rowCount} rows instead of ${table.rows}.`);
  }
}

const qualified = (table: string) => `public.${pg.escapeIdentifier(table)}`;

/** Sorts the tables so that each comes after the tables that its foreign keys refer to. */
async function tablesInDependencyOrder(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ table: string; needs: string[] }>(
    `select c.relname::text as "table",
       coalesce(array_agg(f.relname::text) filter (where f.oid <> c.oid), '{}') as needs
     from pg_class c
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
     left join pg_class f on f.oid = k.confrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     group by c.oid, c.relname order by c.relname`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ table, needs }) =>
        !ordered.includes(table) && needs.every((need) => ordered.includes(need)),
    );
    if (!next) throw new Error('The tables refer to each other in a circle and cannot be filled.');
    ordered.push(next.table);
  }
  return ordered;
}
