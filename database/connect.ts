import { removeAbandoned } from './backup/archive.ts';
import type { BackupBucket } from './backup/backup-bucket.ts';
import { connectEmbedded, connectRunning } from './embedded-connection.ts';
import type { Connection } from './postgres/connection.ts';
import { connectPostgres } from './postgres/postgres-connection.ts';

export type { Connection, Database } from './postgres/connection.ts';

export interface ConnectOptions {
  /** A PostgreSQL server; without it, an embedded one is started on the database below `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The folder of the PostgreSQL programs, in place of those that npm installed. */
  postgresBin?: string | undefined;
  /** The bucket that the log archive of the embedded server is copied to. */
  backups?: BackupBucket | undefined;
  log?: ((event: object) => void) | undefined;
  /** How many processes will use an embedded server that this one starts. */
  processes?: number | undefined;
  /**
   * Whether another process, which outlives this one, has opened the database. Then nothing is started or cleaned up.
   */
  isOpen?: boolean | undefined;
  /** The maximum size of the pool, 5 by default; listening uses one more connection. */
  maxConnections?: number | undefined;
}

/** Opens the database, or throws one sentence that says why it cannot. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { databaseUrl, dataDir, postgresBin, log = () => undefined } = options;
  const { maxConnections = 5, processes = 1, isOpen = false } = options;
  if (databaseUrl === undefined)
    return isOpen
      ? connectRunning({ dataDir, log, maxConnections })
      : connectEmbedded({
          ...{ dataDir, postgresBin, log, maxConnections, processes },
          bucket: options.backups,
        });
  if (!isOpen) removeAbandoned(dataDir, /^restore\.unpacked$/);
  return connectPostgres({ databaseUrl, log, maxConnections });
}
