import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { fileTimestamp } from '../data-directory/file-timestamp.ts';
import { clearInitialising, isEmpty } from './cluster.ts';
import { stopOrphan } from './postmaster-file.ts';

/**
 * Finishes a restore that may have been killed: a complete restored database replaces the present
 * one, an incomplete one is removed. Returns the new path of the previous database, if it was
 * replaced. The caller holds the directory's lock.
 */
export async function finishRestore(dataDir: string): Promise<string | undefined> {
  const { database, restoring, restored, unpacked } = databasePaths(dataDir);
  await stopOrphan(restoring);
  fs.rmSync(restoring, { recursive: true, force: true });
  clearInitialising(restoring);
  fs.rmSync(unpacked, { recursive: true, force: true });
  if (!fs.existsSync(restored)) return undefined;
  await stopOrphan(database);
  const previous = isEmpty(database) ? undefined : `${database}.before-restore-${fileTimestamp()}`;
  if (previous) fs.renameSync(database, previous);
  fs.rmSync(database, { recursive: true, force: true });
  fs.renameSync(restored, database);
  flush(dirname(database));
  return previous;
}
