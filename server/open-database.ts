import { join } from 'node:path';
import { moveToNextMajor } from '#database/backup/next-major.ts';
import { type Connection, connect } from '#database/connect.ts';
import { backupEvents } from './backups/backup-events.ts';
import type { Log } from './log/log.ts';
import type { Environment } from './process/env.ts';
import { projectRoot } from './process/project-root.ts';
import { createBackupBucket } from './storage/create-file-store.ts';
import { workerNumber } from './workers/worker.ts';

const migrationsFolder = join(projectRoot, 'database', 'migrations');

/** Opens the database and runs pending migrations. A worker uses the database that its parent has opened. */
export async function openDatabase(env: Environment, log: Log): Promise<Connection> {
  const isWorker = workerNumber !== undefined;
  const events = backupEvents(env, log);
  if (!isWorker && env.databaseUrl === undefined)
    await moveToNextMajor({ ...env, migrationsFolder, log: events });
  const connection = await connect({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    postgresBin: env.postgresBin,
    // During an update, the workers of two releases run at once.
    processes: env.hasParent ? 2 * env.workers : 1,
    isOpen: isWorker,
    backups: await createBackupBucket(env.backups),
    log: events,
  });
  if (!isWorker) await connection.migrate(migrationsFolder);
  return connection;
}
