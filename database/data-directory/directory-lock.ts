import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { databasePaths } from './database-paths.ts';

/** Thrown if another process holds the directory; the message names that process. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

export interface DirectoryLock {
  release(): void;
}

/**
 * Locks DATA_DIR's embedded database, or what another folder contains, for this process, or throws {@link DirectoryInUse}. Node has no
 * file locks, so the lock is an exclusive SQLite transaction on a lock file: the operating system
 * releases it when the process ends, even after a crash.
 */
export function lockDirectory(dataDir: string, content = 'The database'): DirectoryLock {
  const { lock, owner } = databasePaths(dataDir);
  const file = openLockFile(lock);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode !== sqliteBusy)
      throw new Error(
        `${lock} cannot be locked (${message}): DATA_DIR must be writable and have free space.`,
        { cause: error },
      );
    throw new DirectoryInUse(
      `${content} in ${dataDir} is in use${describeOwner(owner)}. Stop that process first.`,
      { cause: error },
    );
  }
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(owner, JSON.stringify(holder));
  } catch {
    // On a full disk the lock still works, but other processes cannot name its holder.
  }
  return {
    release() {
      if (!file.isOpen) return;
      rmSync(owner, { force: true });
      file.close();
    },
  };
}

const sqliteBusy = 5;

function openLockFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${path} cannot be opened (${message}): DATA_DIR must be writable.`, {
      cause: error,
    });
  }
}

function describeOwner(file: string): string {
  if (!existsSync(file)) return ' by another process';
  try {
    const { pid, host, since } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      string | number
    >;
    return ` by process ${pid} on ${host} since ${since}`;
  } catch {
    // The holder may be writing the file right now.
    return ' by another process';
  }
}
