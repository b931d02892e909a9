import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { databasePaths } from '../data-directory/database-paths.ts';
import type { Binaries } from './binaries.ts';

/** As whom PostgreSQL's programs run, and from which folder. */
export interface PostgresUser {
  binaries: string;
  /** Another user than ours, who has to own what PostgreSQL writes. */
  uid?: number;
  gid?: number;
  /** What comes before the program. */
  prefix: string[];
}

const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

/**
 * PostgreSQL refuses to run as root. As root it runs in a user namespace, where we have another
 * name and the same rights; where those are forbidden, as another user, with a database of its own
 * in a place that this user can reach. Everybody else runs it as they are.
 */
export function settlePostgresUser(
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
      `PostgreSQL can not be started: user ${uid} has no name in /etc/passwd. Give it one, or set DATABASE_URL to a server.`,
    );
  }
  return anotherUser(dataDir, binaries, owner || idOf('-u'), log);
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
  const tried = spawnSync(program, [...parameters, join(folder, 'postgres'), '--version']);
  return tried.status === 0;
}

function idOf(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, 'nobody'], { encoding: 'utf8' }).stdout || 65534);
}

function anotherUser(
  dataDir: string,
  binaries: Binaries,
  uid: number,
  log: (event: object) => void,
): PostgresUser {
  const gid = idOf('-g');
  const user = { uid, gid };
  const folder = runs([join(binaries.folder, 'postgres'), '--version'], user)
    ? binaries.folder
    : copyBinaries(dataDir, binaries);
  if (!runs(['test', '-x', dirname(databasePaths(dataDir).database)], user)) {
    moveOut(dataDir, log);
  }
  const { database } = databasePaths(dataDir);
  const owner = fs.statSync(database, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== uid) giveTo(database, user);
  return { binaries: folder, uid, gid, prefix: [] };
}

function runs([program = '', ...parameters]: string[], user: SpawnOptions): boolean {
  const options = { uid: user.uid ?? 0, gid: user.gid ?? 0, cwd: '/' };
  return spawnSync(program, parameters, options).status === 0;
}

/** A folder of this DATA_DIR that every user may enter. */
function privateFolder(dataDir: string): string {
  const mark = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 12);
  const folder = join('/var/lib', `kamsin-database-${mark}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  return folder;
}

function copyBinaries(dataDir: string, { folder, version }: Binaries): string {
  const copy = join(privateFolder(dataDir), `postgresql-${version}`);
  if (!fs.existsSync(copy)) {
    const partial = `${copy}.partial`;
    fs.rmSync(partial, { recursive: true, force: true });
    fs.cpSync(dirname(folder), partial, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(partial, copy);
  }
  return join(copy, basename(folder));
}

/** Lets `DATA_DIR/database` point to a folder that another user can reach, and takes along what is there. */
function moveOut(dataDir: string, log: (event: object) => void): void {
  const { pointer, database } = databasePaths(dataDir);
  const place = join(privateFolder(dataDir), 'database');
  const aside = `moved-${Date.now()}`;
  if (fs.existsSync(place)) fs.renameSync(place, `${place}.${aside}`);
  if (fs.existsSync(database)) {
    fs.cpSync(database, place, { recursive: true });
    fs.renameSync(pointer, `${pointer}.${aside}`);
  } else {
    fs.rmSync(pointer, { force: true });
  }
  fs.symlinkSync(place, pointer);
  log({ event: 'database lies elsewhere', place, why: 'no user but root can reach DATA_DIR' });
}

/** Makes the user the owner of everything in the folder. */
export function giveTo(folder: string, user: { uid?: number; gid?: number }): void {
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return;
  if (fs.lstatSync(folder).isDirectory()) {
    for (const name of fs.readdirSync(folder)) giveTo(join(folder, name), user);
  }
  // Last: a folder that is the user's holds nothing that is not.
  fs.lchownSync(folder, uid, gid);
}
