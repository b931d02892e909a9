import * as fs from 'node:fs';
import { join } from 'node:path';
import { databasePaths } from '../data-directory/database-paths.ts';

export interface LastBackup {
  /** The path of the archive. */
  path: string;
  at: Date;
  /** The size in bytes. */
  size: number;
}

/** The folder of the archives that `npm run backup` writes. */
export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

/** The newest backup or snapshot in DATA_DIR; undefined if there is none. Copies in other places are not considered. */
export function lastBackup(dataDir: string): LastBackup | undefined {
  return [backupsFolder(dataDir), databasePaths(dataDir).snapshots]
    .flatMap(archivesIn)
    .sort((one, other) => other.at.getTime() - one.at.getTime())[0];
}

function archivesIn(folder: string): LastBackup[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .flatMap((name) => {
      const path = join(folder, name);
      // Another process may remove an old archive while this one lists them.
      const found = fs.statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, at: found.mtime, size: found.size }] : [];
    });
}
