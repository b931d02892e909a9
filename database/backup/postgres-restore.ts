import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applicationName } from '../postgres/postgres-pool.ts';
import { listArchive, stamp, unpackArchive } from './archive.ts';
import { productSchemas } from './postgres-backup.ts';
import { runPostgresTool } from './postgres-tools.ts';

/**
 * Loads an archive's dump into new schemas in the place of the present ones, which stay under
 * another name, and puts its uploaded files in the place of the present ones likewise. When the
 * load fails, everything is as it was. Answers the names that the present ones got.
 */
export async function restorePostgres(
  databaseUrl: string,
  dataDir: string,
  archive: string,
): Promise<string[]> {
  const content = await listArchive(archive);
  if (!content.has('database.dump')) {
    throw new Error(
      content.has('database')
        ? `${archive} was made from the embedded database; unset DATABASE_URL to restore it.`
        : `${archive} holds no database.`,
    );
  }
  const folder = join(fs.mkdtempSync(join(tmpdir(), 'restore-')), 'unpacked');
  try {
    await unpackArchive(archive, folder);
    const suffix = `_before_restore_${stamp().replace(/\D+/g, '_').replace(/_$/, '')}`;
    const kept = await loadDump(databaseUrl, folder, suffix);
    if (content.has('files')) kept.push(...replaceFiles(dataDir, folder, suffix));
    return kept;
  } finally {
    fs.rmSync(join(folder, '..'), { recursive: true });
  }
}

async function loadDump(databaseUrl: string, folder: string, suffix: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await refuseWhileUsed(client);
    const kept = await setAside(client, suffix);
    try {
      const dump = join(folder, 'database.dump');
      const list = join(folder, 'contents.list');
      // The schemas are there already; everything else of the dump is loaded.
      const contents = await runPostgresTool('pg_restore', ['--list', dump]);
      fs.writeFileSync(list, contents.replaceAll(/^.* SCHEMA - .*$/gm, ''));
      await runPostgresTool('pg_restore', [
        '--single-transaction',
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        `--use-list=${list}`,
        `--dbname=${databaseUrl}`,
        dump,
      ]);
    } catch (error) {
      await putBack(client, kept, suffix);
      throw error;
    }
    return kept.map((schema) => `schema ${schema}${suffix}`);
  } finally {
    await client.end();
  }
}

async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sessions: number }>(
    'select count(*)::int as sessions from pg_stat_activity where datname = current_database() and application_name = $1',
    [applicationName],
  );
  if (rows[0]?.sessions) {
    throw new Error('A server of this product is connected to the database. Stop it first.');
  }
}

async function setAside(client: pg.Client, suffix: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1)',
    [[...productSchemas]],
  );
  const kept = rows.map((row) => row.name);
  const steps = kept.map((name) => `alter schema ${name} rename to ${name}${suffix};`);
  const fresh = productSchemas.map((name) => `create schema ${name};`);
  await client.query(`begin; ${steps.join(' ')} ${fresh.join(' ')}`);
  // As PostgreSQL makes it: whoever may connect may look things up in it.
  await client.query('grant usage on schema public to public');
  // Extensions are made once per database and move along with the schema that they are in.
  await moveExtensions(client, suffix, '');
  await client.query('commit');
  return kept;
}

async function putBack(client: pg.Client, kept: string[], suffix: string): Promise<void> {
  await client.query('begin');
  await moveExtensions(client, '', suffix);
  // Empty again: the load is one transaction, and it failed.
  for (const name of productSchemas) await client.query(`drop schema ${name}`);
  for (const name of kept) await client.query(`alter schema ${name}${suffix} rename to ${name}`);
  await client.query('commit');
}

async function moveExtensions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select extname as name from pg_extension where extnamespace = to_regnamespace($1)',
    [`public${from}`],
  );
  for (const { name } of rows) {
    await client.query(`alter extension ${pg.escapeIdentifier(name)} set schema public${to}`);
  }
}

function replaceFiles(dataDir: string, folder: string, suffix: string): string[] {
  const place = join(dataDir, 'files');
  const kept = fs.existsSync(place) ? [`${place}${suffix}`] : [];
  for (const name of kept) fs.renameSync(place, name);
  fs.mkdirSync(dataDir, { recursive: true });
  fs.cpSync(join(folder, 'files'), place, { recursive: true });
  return kept;
}
