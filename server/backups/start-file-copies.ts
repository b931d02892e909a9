import { FileKeeper } from '#database/log-archive/keep-files.ts';
import type { Log } from '../log/log.ts';
import type { Environment } from '../process/env.ts';
import { createBackupBucket, filesFolder } from '../storage/create-file-store.ts';
import { backupEvents } from './backup-events.ts';

/**
 * Copies uploaded files on the disk to DATA_DIR and to the bucket of backups; files in a bucket are kept by that bucket.
 * Returns a function that stops it.
 */
export async function startFileCopies(env: Environment, log: Log): Promise<() => Promise<void>> {
  if (env.s3) return async () => undefined;
  const { dataDir } = env;
  const keeper = new FileKeeper({
    ...{ dataDir, filesFolder: filesFolder(dataDir) },
    bucket: await createBackupBucket(env.backups),
    log: backupEvents(env, log),
  });
  keeper.start();
  return () => keeper.stop();
}
