import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { newestArchive } from '../data-directory/last-backup.ts';
import { changeOwner, type PostgresUser } from './postgres-user.ts';

/** Thrown if a data directory cannot be opened; the message says what to do. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** Whether the directory is missing or empty. */
export function isEmpty(directory: string): boolean {
  return !fs.existsSync(directory) || fs.readdirSync(directory).length === 0;
}

/**
 * Creates a new database cluster at `directory` atomically: initdb writes and flushes it under a
 * temporary name, then it is renamed. Text sorts by code point, so the order is the same on every
 * machine.
 */
export function makeCluster(directory: string, user: PostgresUser, major: number): void {
  clearInitialising(directory);
  const initialising = fs.mkdtempSync(`${directory}.initialising-`);
  changeOwner(initialising, user);
  const locale =
    major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  const result = runProgram(user, 'initdb', [
    `--pgdata=${initialising}`,
    '--username=postgres',
    // Only this user can open the socket, and the server listens on nothing else.
    '--auth=trust',
    '--encoding=UTF8',
    '--data-checksums',
    ...locale,
  ]);
  if (result.status !== 0) {
    throw new Error(`The database could not be created: ${errorOf(result)}`);
  }
  if (fs.existsSync(directory)) fs.rmdirSync(directory);
  fs.renameSync(initialising, directory);
  flush(dirname(directory));
}

/** Removes unfinished clusters that killed starts and restores left. No rows were ever in them. */
export function clearInitialising(directory: string): void {
  const parent = dirname(directory);
  // The parent folder is missing if `directory` is the target of a broken link.
  const names = fs.existsSync(parent) ? fs.readdirSync(parent) : [];
  for (const name of names) {
    if (!name.startsWith(`${basename(directory)}.initialising-`)) continue;
    try {
      fs.rmSync(join(parent, name), { recursive: true });
    } catch {
      // The initdb of a killed start may still write; the next start removes the folder.
    }
  }
}

/**
 * Lets PostgreSQL check the data directory without changing its content. Throws
 * {@link DatabaseRefused} if it is damaged, of another version, or not a data directory.
 */
export function checkCluster(
  dataDir: string,
  directory: string,
  user: PostgresUser,
  major: number,
): void {
  // A base backup has no pg_wal: its log is in the archive.
  const isBaseBackup = fs.existsSync(join(directory, 'backup_label'));
  for (const folder of isBaseBackup ? ['pg_xact'] : ['pg_wal', 'pg_xact']) {
    const isThere = fs.existsSync(join(directory, folder));
    const entries = isThere ? fs.readdirSync(join(directory, folder), { withFileTypes: true }) : [];
    if (fs.existsSync(join(directory, 'PG_VERSION')) && !entries.some((entry) => entry.isFile()))
      throw refusal(dataDir, `${folder} is missing or empty`);
  }
  // PostgreSQL refuses a directory that others may read, as a copied one may be.
  if (fs.existsSync(join(directory, 'PG_VERSION'))) fs.chmodSync(directory, 0o700);
  const result = runProgram(user, 'postgres', ['-D', directory, '-C', 'data_checksums']);
  if (result.status === 0) return;
  const reason = errorOf(result);
  // PostgreSQL checks its settings before the version, and refuses settings of another version with its own errors.
  const versionFile = join(directory, 'PG_VERSION');
  const version = fs.existsSync(versionFile) ? fs.readFileSync(versionFile, 'utf8').trim() : '';
  if (/^\d+$/.test(version) && Number(version) !== major) {
    throw new DatabaseRefused(
      `The database in ${directory} was created by PostgreSQL ${version}. Nothing in it was changed. ` +
        `Move it over with the programs of PostgreSQL ${version}: PG_BIN=/usr/lib/postgresql/${version}/bin npm run backup, then npm run restore -- FILE`,
    );
  }
  if (reason.startsWith('database files are incompatible with server')) {
    throw new DatabaseRefused(
      `The database in ${directory} was made by another build of PostgreSQL, such as the PGlite of ` +
        `earlier versions: ${reason}. Nothing in it was changed. docs/embedded-database.md explains how to move it.`,
    );
  }
  throw refusal(dataDir, reason);
}

/** Checks that every table's file exists: PostgreSQL notices a missing one only when its rows are read. */
export async function assertComplete(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; path: string }>(
      `select oid::regclass::text as name, pg_relation_filepath(oid) as path from pg_class
       where relpersistence <> 't' and pg_relation_filepath(oid) is not null
         and pg_stat_file(pg_relation_filepath(oid), true) is null limit 1`,
    );
    const [lost] = rows;
    if (lost) throw new Error(`${lost.path} (${lost.name}) is missing`);
  } catch (error) {
    throw refusal(dataDir, (error as Error).message);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A refusal with the command that restores the newest snapshot. */
export function refusal(dataDir: string, reason: string): DatabaseRefused {
  const { database, snapshots } = databasePaths(dataDir);
  if (/No space left on device/i.test(reason)) {
    return new DatabaseRefused(
      `The database in ${database} cannot be opened because the disk is full: ${reason}. ` +
        'Nothing is damaged: it will open again when there is space.',
    );
  }
  const newest = newestArchive(snapshots);
  return new DatabaseRefused(
    `The database in ${database} cannot be opened: ${reason}. Nothing was repaired. ` +
      `To go back to a snapshot (the directory is kept under another name): npm run restore -- ${newest?.path ?? 'FILE (there is no snapshot yet)'}`,
  );
}

/** The arguments for `spawn` that run a PostgreSQL program as the user. */
export function programOf(user: PostgresUser, name: string, parameters: string[]) {
  const [program = '', ...rest] = [...user.prefix, join(user.binaries, name), ...parameters];
  const { uid, gid } = user;
  const owner = uid === undefined || gid === undefined ? {} : { uid, gid };
  return { program, parameters: rest, options: { ...owner, cwd: '/', env: postgresEnvironment } };
}

/** PostgreSQL inherits no environment variables, because PGDATA, PGHOST and others would configure it. */
const postgresEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function runProgram(
  user: PostgresUser,
  name: string,
  parameters: string[],
): SpawnSyncReturns<string> {
  const { program, parameters: all, options } = programOf(user, name, parameters);
  return spawnSync(program, all, { ...options, encoding: 'utf8' });
}

function errorOf({ stderr, error }: SpawnSyncReturns<string>): string {
  return lastError(stderr ?? '') ?? error?.message ?? 'it gives no reason';
}

/** The last error in PostgreSQL's output, in one line. */
export function lastError(output: string): string | undefined {
  // A full disk is the cause of the errors that follow it.
  const full = /[^\n:]*: No space left on device/.exec(output);
  if (full) return full[0].trim();
  const lines = output.split('\n').map((line) => line.replace(/^.*?\b(?=[A-Z]+: )/, ''));
  const at = lines.findLastIndex((line) => /^(FATAL|PANIC|ERROR): |^initdb: error/.test(line));
  if (at < 0) return output.trim().split('\n').at(-1) || undefined;
  const detail = lines[at + 1]?.startsWith('DETAIL: ') ? ` ${lines[at + 1]?.slice(8).trim()}` : '';
  return `${lines[at]?.replace(/^[A-Za-z]+: (error: )?\s*/, '')}${detail}`.replace(/\.$/, '');
}
