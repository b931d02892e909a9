import * as fs from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../backup/archive.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { isEmpty } from '../embedded/cluster.ts';
import { clusterIdentifier } from '../embedded/log-archiving.ts';
import { type ArchivedFile, segmentOf } from './archive-contents.ts';

/** The complete files of the archive in DATA_DIR. */
export function archivedFiles(dataDir: string): ArchivedFile[] {
  const { archive } = databasePaths(dataDir);
  if (!fs.existsSync(archive)) return [];
  return filesBelow(archive)
    .filter((path) => path.endsWith('.gz'))
    .flatMap((path) => {
      // Another process may remove the file at this moment.
      const found = fs.statSync(join(archive, path), { throwIfNoEntry: false });
      return found ? [{ path, size: found.size, modified: found.mtime }] : [];
    });
}

/**
 * The log in the database's own folder. PostgreSQL keeps unarchived parts there, so with them the present timeline is
 * complete.
 */
export function unarchivedFiles(dataDir: string): ArchivedFile[] {
  const { database } = databasePaths(dataDir);
  const log = join(database, 'pg_wal');
  if (isEmpty(database) || !fs.existsSync(log)) return [];
  const cluster = clusterIdentifier(database);
  const modified = new Date();
  const files = fs
    .readdirSync(log)
    .map((name) => ({ path: `${cluster}/wal/${name}`, size: 0, modified }))
    .filter((file) => segmentOf(file));
  const timelines = files.map((file) => segmentOf(file)?.slice(0, 8) ?? '');
  const present = timelines.sort().at(-1) ?? '';
  return files.filter((file) => segmentOf(file)?.startsWith(present));
}

/**
 * The parts of the log that PostgreSQL has not archived yet, usually none, each with the time since when it has waited.
 */
export function waitingParts(dataDir: string): { path: string; since: Date }[] {
  const status = join(databasePaths(dataDir).database, 'pg_wal', 'archive_status');
  if (!fs.existsSync(status)) return [];
  return fs
    .readdirSync(status)
    .filter((name) => name.endsWith('.ready'))
    .flatMap((name) => {
      const path = join(status, name);
      // PostgreSQL may archive the part, and remove this file, at this moment.
      const found = fs.statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, since: found.mtime }] : [];
    });
}
