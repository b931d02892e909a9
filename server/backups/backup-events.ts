import { databaseLog } from '../log/database-events.ts';
import type { Log } from '../log/log.ts';
import { dailyBackupAlert } from '../mail/backup-alert.ts';
import type { Environment } from '../process/env.ts';

/** Logs the events of the database and of its copies, and tells ALERT_EMAIL of a copy that fails. */
export const backupEvents = (env: Environment, log: Log) =>
  databaseLog(
    log,
    dailyBackupAlert(env, (error) => log.error({ error }, 'no one could be told of the backup')),
  );
