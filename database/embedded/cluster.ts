import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { giveTo, type PostgresUser } from './postgres-user.ts';

/** Why a directory is not opened; the message says what to do. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** Whether there is nothing of a database in the directory. */
export function isEmpty(directory: string): boolean {
  return !fs.existsSync(directory) || fs.readdirSync(directory).length === 0;
}

/**
 * Makes a new database cluster at `directory`, whole or not at all: it is made beside its place,
 * flushed by initdb, then renamed. Text sorts by code point, the same on every machine.
 */
export function makeCluster(directory: string, user: PostgresUser, major: number): void {
  clearInitialising(directory);
  const initialising = fs.mkdtempSync(`${directory}.initialising-`);
  giveTo(initialising, user);
  const locale =
    major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  const made = runProgram(user, 'initdb', [
    `--pgdata=${initialising}`,
    '--username=postgres',
    // Only this user can reach the socket, and there is no other way in.
    '--auth=trust',
    '--encoding=UTF8',
    '--data-checksums',
    ...locale,
  ]);
  if (made.status !== 0) {
    throw new Error(`The database could not be made: ${complaint(made)}`);
  }
  if (fs.existsSync(directory)) fs.rmdirSync(directory);
  fs.renameSync(initialising, directory);
  flush(dirname(directory));
}

/** Removes what killed starts and restores left: it was never a database that anybody's rows were in. */
export function clearInitialising(directory: string): void {
  const parent = dirname(directory);
  // A link may lead to a place that is gone.
  const names = fs.existsSync(parent) ? fs.readdirSync(parent) : [];
  for (const name of names) {
    if (!name.startsWith(`${basename(directory)}.initialising-`)) continue;
    try {
      fs.rmSync(join(parent, name), { recursive: true });
    } catch {
      // The initdb of a killed start is still writing; the next start finds what it leaves.
    }
  }
}

/**
 * Lets PostgreSQL itself look at the directory without changing any file of it. Throws
 * DatabaseRefused when it is damaged, somebody else's, or of another version.
 */
export function checkCluster(dataDir: string, directory: string, user: PostgresUser): void {
  for (const folder of ['pg_wal', 'pg_xact']) {
    const isThere = fs.existsSync(join(directory, folder));
    const entries = isThere ? fs.readdirSync(join(directory, folder), { withFileTypes: true }) : [];
    if (fs.existsSync(join(directory, 'PG_VERSION')) && !entries.some((entry) => entry.isFile()))
      throw refusal(dataDir, `${folder} is missing or empty`);
  }
  // A copy of the directory may be open to others, which PostgreSQL refuses.
  if (fs.existsSync(join(directory, 'PG_VERSION'))) fs.chmodSync(directory, 0o700);
  const looked = runProgram(user, 'postgres', ['-D', directory, '-C', 'data_checksums']);
  if (looked.status === 0) return;
  const reason = complaint(looked);
  if (reason.includes('USE_FLOAT8_BYVAL')) {
    throw new DatabaseRefused(
      `The database in ${directory} was made by PGlite, which this version no longer has. Nothing in it was changed. ` +
        'These two commands move it over, and keep it under another name:\n' +
        '  npm install --no-save @electric-sql/pglite@0.5.16\n  npm run move-from-pglite',
    );
  }
  const version = /initialized by PostgreSQL version (\d+)/.exec(reason)?.[1];
  if (version) {
    throw new DatabaseRefused(
      `The database in ${directory} is of PostgreSQL ${version}. Nothing in it was changed. ` +
        `Move it over with the programs of PostgreSQL ${version}: PG_BIN=/usr/lib/postgresql/${version}/bin npm run backup, then npm run restore -- FILE`,
    );
  }
  throw refusal(dataDir, reason);
}

/** Looks for every table's file: PostgreSQL misses one only when somebody asks for its rows. */
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

/** A refusal that names the command that goes back to the newest snapshot. */
export function refusal(dataDir: string, reason: string): DatabaseRefused {
  const { database, snapshots } = databasePaths(dataDir);
  if (/No space left on device/i.test(reason)) {
    return new DatabaseRefused(
      `The database in ${database} can not be opened because the disk is full: ${reason}. ` +
        'That alone damages nothing: it opens again when there is space.',
    );
  }
  return new DatabaseRefused(
    `The database in ${database} can not be opened: ${reason}. Nothing was repaired. ` +
      `To go back to a snapshot (the directory is kept under another name): npm run restore -- ${newestSnapshot(snapshots)}`,
  );
}

function newestSnapshot(folder: string): string {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const newest = names
    .filter((name) => name.endsWith('.tar.gz'))
    .map((name) => ({ path: join(folder, name), at: fs.statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)[0];
  return newest?.path ?? 'FILE (there is no snapshot yet)';
}

/** The program and what comes before it, for `spawn`. */
export function programOf(user: PostgresUser, name: string, parameters: string[]) {
  const [program = '', ...rest] = [...user.prefix, join(user.binaries, name), ...parameters];
  const { uid, gid } = user;
  const owner = uid === undefined || gid === undefined ? {} : { uid, gid };
  return { program, parameters: rest, options: { ...owner, cwd: '/', env: postgresEnvironment } };
}

/** PostgreSQL gets no variable of ours: PGDATA, PGHOST and the like would speak to it. */
const postgresEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function runProgram(
  user: PostgresUser,
  name: string,
  parameters: string[],
): SpawnSyncReturns<string> {
  const { program, parameters: all, options } = programOf(user, name, parameters);
  return spawnSync(program, all, { ...options, encoding: 'utf8' });
}

function complaint({ stderr, error }: SpawnSyncReturns<string>): string {
  return findReason(stderr ?? '') ?? error?.message ?? 'it does not say why';
}

/** What PostgreSQL complained of last, in one line. */
export function findReason(output: string): string | undefined {
  // What follows from it says less.
  const full = /[^\n:]*: No space left on device/.exec(output);
  if (full) return full[0].trim();
  const lines = output.split('\n').map((line) => line.replace(/^.*?\b(?=[A-Z]+: )/, ''));
  const at = lines.findLastIndex((line) => /^(FATAL|PANIC|ERROR): |^initdb: error/.test(line));
  if (at < 0) return output.trim().split('\n').at(-1) || undefined;
  const detail = lines[at + 1]?.startsWith('DETAIL: ') ? ` ${lines[at + 1]?.slice(8).trim()}` : '';
  return `${lines[at]?.replace(/^[A-Za-z]+: (error: )?\s*/, '')}${detail}`.replace(/\.$/, '');
}
