import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { stamp } from '../data-directory/stamp.ts';
import { clearInitialising, isEmpty } from './cluster.ts';
import { stopOrphan } from './postmaster-file.ts';

/**
 * Settles a restore that was killed: a database that it had finished takes the place of the present
 * one, anything less is removed. Answers the name that the present one got. The caller holds the lock.
 */
export async function settleRestore(dataDir: string): Promise<string | undefined> {
  const { database, restoring, unpacked } = databasePaths(dataDir);
  await stopOrphan(restoring);
  fs.rmSync(restoring, { recursive: true, force: true });
  clearInitialising(restoring);
  fs.rmSync(unpacked, { recursive: true, force: true });
  if (!isRestored(dataDir)) return undefined;
  await stopOrphan(database);
  return exchange(dataDir);
}

const isRestored = (dataDir: string) => fs.existsSync(databasePaths(dataDir).restored);

function exchange(dataDir: string): string | undefined {
  const { database, restored } = databasePaths(dataDir);
  const kept = isEmpty(database) ? undefined : `${database}.before-restore-${stamp()}`;
  if (kept) fs.renameSync(database, kept);
  fs.rmSync(database, { recursive: true, force: true });
  fs.renameSync(restored, database);
  flush(dirname(database));
  return kept;
}
