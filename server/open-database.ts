import { join } from 'node:path';
import { type Connection, connect } from '#database/connect.ts';
import { databaseLog } from './log/database-events.ts';
import type { Log } from './log/log.ts';
import { dailyBackupAlert } from './mail/backup-alert.ts';
import type { Environment } from './process/env.ts';
import { projectRoot } from './process/project-root.ts';
import { createBackupBucket } from './storage/create-file-store.ts';
import { workerNumber } from './workers/worker.ts';

/** Opens the database and runs pending migrations. A worker uses the database that its parent has opened. */
export async function openDatabase(env: Environment, log: Log): Promise<Connection> {
  const isWorker = workerNumber !== undefined;
  const connection = await connect({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    postgresBin: env.postgresBin,
    processes: env.workers,
    isOpen: isWorker,
    backups: await createBackupBucket(env.backups),
    log: databaseLog(
      log,
      dailyBackupAlert(env, (error) => log.error({ error }, 'no one could be told of the backup')),
    ),
  });
  if (!isWorker) await connection.migrate(join(projectRoot, 'database', 'migrations'));
  return connection;
}
