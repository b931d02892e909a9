import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { databasePaths } from '../data-directory/database-paths.ts';
import type { Binaries } from './binaries.ts';

/** The user who runs PostgreSQL's programs, and their folder. */
export interface PostgresUser {
  binaries: string;
  /** The id of PostgreSQL's user, who must own its files; undefined if it is the user of this process. */
  uid?: number;
  gid?: number;
  /** The command before the program, such as unshare; empty to run the program directly. */
  prefix: string[];
}

const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

/**
 * Chooses the user for PostgreSQL, which refuses to run as root. For root it runs in a user namespace,
 * which changes the user id and not the rights. If user namespaces are forbidden, it runs as another
 * user, and its database may move to a folder that this user can open. Any other user runs it directly.
 */
export function choosePostgresUser(
  dataDir: string,
  binaries: Binaries,
  log: (event: object) => void,
): PostgresUser {
  const plain = { binaries: binaries.folder, prefix: [] };
  const uid = process.getuid?.();
  if (uid === undefined || (uid !== 0 && hasName())) return plain;
  const owner = fs.statSync(databasePaths(dataDir).database, { throwIfNoEntry: false })?.uid;
  if ((uid !== 0 || !owner) && namespacesWork(binaries.folder)) {
    return { ...plain, prefix: namespace };
  }
  if (uid !== 0) {
    throw new Error(
      `PostgreSQL cannot be started: user ${uid} has no name in /etc/passwd. Give it one, or set DATABASE_URL to a server.`,
    );
  }
  return prepareUser(dataDir, binaries, owner || idOfNobody('-u'), log);
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function namespacesWork(folder: string): boolean {
  const [program = '', ...parameters] = namespace;
  const result = spawnSync(program, [...parameters, join(folder, 'postgres'), '--version']);
  return result.status === 0;
}

function idOfNobody(option: '-u' | '-g'): number {
  return Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout || 65534);
}

/** Makes the programs and the database accessible to the user. */
function prepareUser(
  dataDir: string,
  binaries: Binaries,
  uid: number,
  log: (event: object) => void,
): PostgresUser {
  const gid = idOfNobody('-g');
  const user = { uid, gid };
  const folder = runs([join(binaries.folder, 'postgres'), '--version'], user)
    ? binaries.folder
    : copyBinaries(dataDir, binaries);
  if (!runs(['test', '-x', dirname(databasePaths(dataDir).database)], user)) {
    moveDatabase(dataDir, log);
  }
  const { database } = databasePaths(dataDir);
  const owner = fs.statSync(database, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== uid) changeOwner(database, user);
  return { binaries: folder, uid, gid, prefix: [] };
}

function runs([program = '', ...parameters]: string[], user: SpawnOptions): boolean {
  const options = { uid: user.uid ?? 0, gid: user.gid ?? 0, cwd: '/' };
  return spawnSync(program, parameters, options).status === 0;
}

/** A folder below /var/lib that belongs to this DATA_DIR and that every user may enter. */
function publicFolder(dataDir: string): string {
  const hash = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 12);
  const folder = join('/var/lib', `kamsin-database-${hash}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  return folder;
}

function copyBinaries(dataDir: string, { folder, version }: Binaries): string {
  const copy = join(publicFolder(dataDir), `postgresql-${version}`);
  if (!fs.existsSync(copy)) {
    const partial = `${copy}.partial`;
    fs.rmSync(partial, { recursive: true, force: true });
    fs.cpSync(dirname(folder), partial, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(partial, copy);
  }
  return join(copy, basename(folder));
}

/** Copies the database to a folder that another user can open, and makes `DATA_DIR/database` a link to it. */
function moveDatabase(dataDir: string, log: (event: object) => void): void {
  const { pointer, database } = databasePaths(dataDir);
  const place = join(publicFolder(dataDir), 'database');
  const suffix = `moved-${Date.now()}`;
  if (fs.existsSync(place)) fs.renameSync(place, `${place}.${suffix}`);
  if (fs.existsSync(database)) {
    fs.cpSync(database, place, { recursive: true });
    fs.renameSync(pointer, `${pointer}.${suffix}`);
  } else {
    fs.rmSync(pointer, { force: true });
  }
  fs.symlinkSync(place, pointer);
  log({ event: 'database is stored elsewhere', place, why: 'no user but root can reach DATA_DIR' });
}

/** Makes the user the owner of the folder and everything in it, if there is a user id. */
export function changeOwner(folder: string, user: { uid?: number; gid?: number }): void {
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return;
  if (fs.lstatSync(folder).isDirectory()) {
    for (const name of fs.readdirSync(folder)) changeOwner(join(folder, name), user);
  }
  // Children come first: if this is interrupted, the folder's owner shows that it must be repeated.
  fs.lchownSync(folder, uid, gid);
}
