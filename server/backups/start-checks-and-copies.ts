import type { Log } from '../log/log.ts';
import type { Environment } from '../process/env.ts';
import { startBackupChecks } from './backup-checks.ts';
import { startFileCopies } from './start-file-copies.ts';

/**
 * Starts what one process does for all to keep the data safe: it copies uploaded files and checks backups. Returns a
 * function that stops it.
 */
export async function startChecksAndCopies(
  env: Environment,
  log: Log,
): Promise<() => Promise<void>> {
  const stopChecks = startBackupChecks(env.dataDir, log);
  const stopCopies = await startFileCopies(env, log);
  return async () => {
    stopChecks();
    await stopCopies();
  };
}
