import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sessionConfig } from '../postgres/postgres-pool.ts';
import { onWatchedSession } from '../postgres/watched-session.ts';
import {
  packArchive,
  removeAbandoned,
  temporaryNames,
  temporaryPath,
  withTemporary,
} from './archive.ts';
import { type BackedUpTable, fileHash, type Manifest, manifestName, rowsFile } from './manifest.ts';
import type { StoredFiles } from './stored-files.ts';

export interface BackupOptions {
  databaseUrl: string;
  archive: string;
  /** The uploaded files; without them only the database is backed up. */
  files?: StoredFiles | undefined;
}

/**
 * Writes a consistent snapshot of the database and the uploaded files to an archive, also while the
 * site runs. It works with every PostgreSQL server and needs no pg_dump. Returns the number of files.
 */
export async function backUp({ databaseUrl, archive, files }: BackupOptions): Promise<number> {
  return onWatchedSession(sessionConfig(databaseUrl), (client) =>
    writeArchive(client, archive, files),
  );
}

async function writeArchive(
  client: pg.Client,
  archive: string,
  files?: StoredFiles,
): Promise<number> {
  const contents = temporaryPath(archive, 'contents');
  fs.mkdirSync(dirname(archive), { recursive: true });
  removeAbandoned(dirname(archive), temporaryNames);
  return withTemporary(contents, async () => {
    fs.mkdirSync(join(contents, 'tables'), { recursive: true, mode: 0o700 });
    await client.query('begin isolation level repeatable read read only');
    const manifest = await copyDatabase(client, contents);
    await client.query('commit');
    fs.writeFileSync(join(contents, manifestName), JSON.stringify(manifest, null, 1));
    return packArchive(archive, contents, files);
  });
}

/** Copies the rows of every table to files in the folder, and describes them. */
export async function copyDatabase(client: pg.Client, folder: string): Promise<Manifest> {
  const query = async <Row>(text: string): Promise<Row[]> => (await client.query(text)).rows;
  const found = await query<Omit<BackedUpTable, 'rows' | 'sha256'>>(tablesOfPublic);
  const tables: BackedUpTable[] = [];
  for (const { name, columns } of found) {
    const file = rowsFile(folder, name);
    const list = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ');
    const table = `public.${pg.escapeIdentifier(name)}`;
    const [counted] = await query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
    const copied = client.query(copyTo(`copy ${table} (${list}) to stdout`));
    await pipeline(copied, fs.createWriteStream(file, { mode: 0o600 }));
    tables.push({ name, columns, rows: counted?.rows ?? 0, sha256: await fileHash(file) });
  }
  const [recorded] = await query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  const migrations = recorded?.known
    ? await query<{ hash: string; created_at: string }>(
        'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
      )
    : [];
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.map(({ hash, created_at }) => ({
      hash,
      created_at: Number(created_at),
    })),
    tables,
    sequences: await query(
      `select sequencename::text as name, last_value::text as value from pg_sequences
       where schemaname = 'public' and last_value is not null`,
    ),
  };
}

/** The logged tables with their columns, except generated columns, which COPY cannot write. */
const tablesOfPublic = `
  select c.relname::text as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;
