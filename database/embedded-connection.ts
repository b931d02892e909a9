import * as fs from 'node:fs';
import type { BackupBucket } from './backup/backup-bucket.ts';
import { clearUnfinished, startNightlySnapshots, takeSnapshot } from './backup/snapshots.ts';
import { databasePaths } from './data-directory/database-paths.ts';
import { lockDirectory } from './data-directory/directory-lock.ts';
import { isEmpty } from './embedded/cluster.ts';
import { EmbeddedServer } from './embedded/embedded-server.ts';
import { readPostmasterFile } from './embedded/postmaster-file.ts';
import { finishRestore } from './embedded/restored-directory.ts';
import { socketUrl } from './embedded/socket-folder.ts';
import { ArchiveKeeper } from './log-archive/keep-archive.ts';
import type { Connection } from './postgres/connection.ts';
import { connectPostgres } from './postgres/postgres-connection.ts';

export interface EmbeddedOptions {
  dataDir: string;
  postgresBin?: string | undefined;
  log: (event: object) => void;
}

export interface AcquiredServer {
  url: string;
  /** Stops the server if this process started it. */
  release(): Promise<void>;
}

/** Starts the server of DATA_DIR's database for this process, or throws a sentence that says why it cannot. */
export async function startEmbeddedServer(
  options: EmbeddedOptions & { settings?: Record<string, string> },
): Promise<AcquiredServer> {
  const { dataDir } = options;
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    await finishRestore(dataDir);
    const server = await EmbeddedServer.start(options);
    return {
      url: server.url,
      async release() {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The server of DATA_DIR's database: the one that runs, or a new one if none runs. Throws if there is
 * no database: an empty one would look like the site's if DATA_DIR is mistyped.
 */
export async function acquireEmbedded(options: EmbeddedOptions): Promise<AcquiredServer> {
  const { database, restored } = databasePaths(options.dataDir);
  if (isEmpty(database) && !fs.existsSync(restored))
    throw new Error(`DATA_DIR ${options.dataDir} contains no database.`);
  try {
    return await startEmbeddedServer(options);
  } catch (error) {
    const running = readPostmasterFile(databasePaths(options.dataDir).database);
    if (!(error instanceof Error) || error.name !== 'DirectoryInUse' || !running?.ready) {
      throw error;
    }
    return { url: socketUrl(running.socketFolder), release: async () => undefined };
  }
}

/** Opens DATA_DIR's database on the embedded server that another process runs. */
export async function connectRunning(
  options: EmbeddedOptions & { maxConnections: number },
): Promise<Connection> {
  const running = readPostmasterFile(databasePaths(options.dataDir).database);
  if (!running?.ready) throw new Error(`The database server in ${options.dataDir} is not running.`);
  return connectPostgres({ ...options, databaseUrl: socketUrl(running.socketFolder) });
}

/** The sessions of each further process: its pool, its listener, and a reserve. */
const sessionsOfProcess = 10;

/** Opens DATA_DIR's database on an embedded server, which stops when the connection is closed. */
export async function connectEmbedded(
  options: EmbeddedOptions & {
    maxConnections: number;
    processes: number;
    bucket?: BackupBucket | undefined;
  },
): Promise<Connection> {
  const { dataDir, log, maxConnections, processes, bucket } = options;
  const max_connections = String(40 + sessionsOfProcess * (processes - 1));
  const { url, release } = await startEmbeddedServer({ ...options, settings: { max_connections } });
  clearUnfinished(dataDir);
  const beforeMigration = async () => {
    const snapshot = await takeSnapshot(url, dataDir, 'before-migration');
    log({ event: 'database snapshot', snapshot });
  };
  const connection = await connectPostgres({
    databaseUrl: url,
    log,
    maxConnections,
    beforeMigration,
  });
  const stopSnapshots = startNightlySnapshots(url, dataDir, log);
  const keeper = new ArchiveKeeper({ url, dataDir, log, bucket });
  keeper.start();
  const shutDown = async () => {
    await Promise.all([stopSnapshots(), keeper.stop()]);
    await connection.close();
    await release();
  };
  let closing: Promise<void> | undefined;
  return {
    ...connection,
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}
