import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { databasePaths } from './database-paths.ts';

/** Thrown to the second opener of a directory; the message says who holds it. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

export interface DirectoryLock {
  release(): void;
}

/**
 * Takes DATA_DIR's embedded database for this process alone, or throws {@link DirectoryInUse}.
 * The lock is the operating system's, held through an exclusive transaction on a side file: it
 * goes when the process goes, however it goes, and can not be left behind.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const { lock, owner } = databasePaths(dataDir);
  const side = openSideFile(lock);
  try {
    side.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    side.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode !== sqliteBusy)
      throw new Error(
        `${lock} can not be locked (${message}): DATA_DIR has to be writable and to have space.`,
        { cause: error },
      );
    throw new DirectoryInUse(
      `The database in ${dataDir} is in use${describeOwner(owner)}. Stop that process first.`,
      {
        cause: error,
      },
    );
  }
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(owner, JSON.stringify(holder));
  } catch {
    // On a full disk the lock holds all the same; only its holder's name is missing.
  }
  return {
    release() {
      if (!side.isOpen) return;
      rmSync(owner, { force: true });
      side.close();
    },
  };
}

const sqliteBusy = 5;

function openSideFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${path} can not be opened (${message}): DATA_DIR has to be writable.`, {
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
    // The holder may be writing the file at this very moment.
    return ' by another process';
  }
}
