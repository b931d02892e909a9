import * as fs from 'node:fs';
import { join } from 'node:path';
import { databasePaths } from './database-paths.ts';

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
export const lastBackup = (dataDir: string): LastBackup | undefined =>
  newestArchive(backupsFolder(dataDir), databasePaths(dataDir).snapshots);

/** The newest archive in these folders; undefined if there is none. */
export function newestArchive(...folders: string[]): LastBackup | undefined {
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.tar.gz'))
    .flatMap((path) => {
      // Another process may remove an old archive while this one lists them.
      const found = fs.statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, at: found.mtime, size: found.size }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())[0];
}
