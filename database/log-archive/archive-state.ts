import * as fs from 'node:fs';
import { join } from 'node:path';
import { databasePaths } from '../data-directory/database-paths.ts';
import { pausedName } from '../embedded/log-archiving.ts';
import { type Period, restorablePeriods } from './archive-contents.ts';
import { archivedFiles, unarchivedFiles, waitingParts } from './archive-folder.ts';

/** The log archive of the embedded server, as an operator sees it. */
export interface ArchiveState {
  /** The periods that `npm run restore -- --at` can go back to. */
  periods: Period[];
  bytes: number;
  /** The number of parts of the log that are not archived yet, usually 0. */
  waiting: number;
  isPaused: boolean;
}

/** Reads the state of the archive in DATA_DIR; undefined if there is none. */
export function readArchiveState(dataDir: string): ArchiveState | undefined {
  const { archive } = databasePaths(dataDir);
  if (!fs.existsSync(archive)) return undefined;
  const files = archivedFiles(dataDir);
  return {
    periods: restorablePeriods([...files, ...unarchivedFiles(dataDir)]),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    waiting: waitingParts(dataDir).length,
    isPaused: fs.existsSync(join(archive, pausedName)),
  };
}
