import * as fs from 'node:fs';
import { join, resolve } from 'node:path';

/** The paths of the embedded database. If `pointer` is a symbolic link, `database` is its target. */
export function databasePaths(dataDir: string) {
  const pointer = join(dataDir, 'database');
  const isLink = fs.lstatSync(pointer, { throwIfNoEntry: false })?.isSymbolicLink();
  const database = isLink ? resolve(dataDir, fs.readlinkSync(pointer)) : pointer;
  return {
    pointer,
    database,
    /** The database that a restore is filling. */
    restoring: `${database}.restoring`,
    /** The restored database when it is complete: the next start puts it in the place of the old one. */
    restored: `${database}.restored`,
    /** The folder into which a restore unpacks an archive. */
    unpacked: join(dataDir, 'restore.unpacked'),
    log: join(dataDir, 'database.log'),
    lock: join(dataDir, 'database.lock'),
    owner: join(dataDir, 'database.owner.json'),
    snapshots: join(dataDir, 'snapshots'),
    /** The log archive: beside the database, so that the user who runs PostgreSQL reaches it. */
    archive: `${database}.archive`,
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
