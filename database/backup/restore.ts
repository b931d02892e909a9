import * as fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { stamp } from '../data-directory/stamp.ts';
import { applicationName, notAnswering } from '../postgres/postgres-pool.ts';
import { type BackedUpTable, type Manifest, rowsFile } from './manifest.ts';

/** The schemas that hold the product: its tables, and the record of its migrations. */
const productSchemas = ['public', 'drizzle'];

export interface RestoreOptions {
  databaseUrl: string;
  /** The unpacked archive. */
  folder: string;
  manifest: Manifest;
  migrationsFolder: string;
}

/**
 * Puts an archive's tables into new schemas in the place of the present ones, which stay under
 * another name. It is one transaction: a failure or a kill leaves everything as it was. Answers the
 * names that the present ones got.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<string[]> {
  const { databaseUrl, folder, manifest } = options;
  const statements = migrationsOf(manifest, options.migrationsFolder);
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  client.on('error', () => undefined);
  await client.connect().catch(notAnswering);
  try {
    await refuseWhileUsed(client);
    await client.query('begin');
    const kept = await setAside(client);
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
    return kept;
  } catch (error) {
    throw explained(error as Error);
  } finally {
    await client.end();
  }
}

function explained(error: Error & { code?: string }): Error {
  if (error.code !== '42501') return error;
  return new Error(
    `The role of DATABASE_URL may not exchange the tables (${error.message}): it has to own the schemas public and drizzle and to have the right CREATE on the database. No table was changed.`,
    { cause: error },
  );
}

/** The statements of just those migrations that the archive belongs to. */
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

/** Sessions of a server that has just been stopped are listed for a moment longer. */
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

async function setAside(client: pg.Client): Promise<string[]> {
  const suffix = `_before_restore_${stamp().replace(/\D+/g, '_').replace(/_$/, '')}`;
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
  // As PostgreSQL makes it: whoever may connect may look things up in it.
  await client.query('grant usage on schema public to public');
  // An extension is made once per database: it stays with the schema that is used.
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
  for (const table of manifest.tables) await makeRoom(client, table);
  const names = manifest.tables.map((table) => qualified(table.name));
  // Some migrations write rows.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  // Versions, times and counters arrive as they were.
  const always = await alwaysTriggers(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const name of await inOrder(client)) {
    const table = manifest.tables.find((one) => one.name === name);
    if (table) await fill(client, folder, table);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const enable of always) await client.query(enable);
}

/** The statements that have the triggers fire always which do so now: enabling all makes them ordinary. */
async function alwaysTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as statement
    from pg_trigger where tgenabled = 'A' and not tgisinternal`);
  return rows.map(({ statement }) => statement);
}

/** A table or column that no migration made, by an operator's own hand, comes along. */
async function makeRoom(client: pg.Client, { name, columns }: BackedUpTable): Promise<void> {
  await client.query(`create table if not exists ${qualified(name)} ()`);
  for (const column of columns) {
    await refuseUnknownType(client, name, column);
    await client.query(
      `alter table ${qualified(name)} add column if not exists ${pg.escapeIdentifier(column.name)} ${column.type}`,
    );
  }
}

/** The archive's text becomes part of a statement, so PostgreSQL has to know it as the name of a type and nothing more. */
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

/** A table comes after every other table that it refers to. */
async function inOrder(client: pg.Client): Promise<string[]> {
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
    if (!next) throw new Error('The tables refer to each other in a circle and can not be filled.');
    ordered.push(next.table);
  }
  return ordered;
}
