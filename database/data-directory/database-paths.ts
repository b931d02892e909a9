import * as fs from 'node:fs';
import { join, resolve } from 'node:path';

/** Where everything of the embedded database lies. `database` may be a link to another place. */
export function databasePaths(dataDir: string) {
  const pointer = join(dataDir, 'database');
  const isLink = fs.lstatSync(pointer, { throwIfNoEntry: false })?.isSymbolicLink();
  const database = isLink ? resolve(dataDir, fs.readlinkSync(pointer)) : pointer;
  return {
    pointer,
    database,
    /** Being filled from an archive. */
    restoring: `${database}.restoring`,
    /** Filled and whole: the next start puts it in the place of the database. */
    restored: `${database}.restored`,
    /** What is in an archive, while it is restored. */
    unpacked: join(dataDir, 'restore.unpacked'),
    log: join(dataDir, 'database.log'),
    lock: join(dataDir, 'database.lock'),
    owner: join(dataDir, 'database.owner.json'),
    snapshots: join(dataDir, 'snapshots'),
  };
}

/** Flushes a file's content, or a directory's list of names, to the disk. */
export function flush(path: string): void {
  const handle = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
