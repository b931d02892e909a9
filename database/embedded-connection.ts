import * as fs from 'node:fs';
import { clearUnfinished, startNightlySnapshots, takeSnapshot } from './backup/snapshots.ts';
import { databasePaths } from './data-directory/database-paths.ts';
import { lockDirectory } from './data-directory/directory-lock.ts';
import { isEmpty } from './embedded/cluster.ts';
import { EmbeddedServer } from './embedded/embedded-server.ts';
import { readPostmasterFile } from './embedded/postmaster-file.ts';
import { settleRestore } from './embedded/restored-directory.ts';
import { urlOf } from './embedded/socket-folder.ts';
import type { Connection } from './postgres/connection.ts';
import { connectPostgres } from './postgres/postgres-connection.ts';

export interface EmbeddedOptions {
  dataDir: string;
  postgresBin?: string | undefined;
  log: (event: object) => void;
}

export interface LentServer {
  url: string;
  /** Stops it if it was started for this. */
  giveBack(): Promise<void>;
}

/** Starts DATA_DIR's database for this process alone, or throws a sentence that says why not. */
export async function startEmbedded(
  options: EmbeddedOptions & { settings?: Record<string, string> },
): Promise<LentServer> {
  const { dataDir } = options;
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    await settleRestore(dataDir);
    const server = await EmbeddedServer.start(options);
    return {
      url: server.url,
      async giveBack() {
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
 * The server that runs on DATA_DIR's database, whoever started it; one is started where none runs.
 * Throws where there is no database: a new one would pass for that of a site with another DATA_DIR.
 */
export async function borrowEmbedded(options: EmbeddedOptions): Promise<LentServer> {
  const { database, restored } = databasePaths(options.dataDir);
  if (isEmpty(database) && !fs.existsSync(restored))
    throw new Error(`DATA_DIR ${options.dataDir} holds no database.`);
  try {
    return await startEmbedded(options);
  } catch (error) {
    const running = readPostmasterFile(databasePaths(options.dataDir).database);
    if (!(error instanceof Error) || error.name !== 'DirectoryInUse' || !running?.ready) {
      throw error;
    }
    return { url: urlOf(running.socketFolder), giveBack: async () => undefined };
  }
}

/** Opens DATA_DIR's database on a server of our own, which stops when the connection is closed. */
export async function connectEmbedded(
  options: EmbeddedOptions & { maxConnections: number },
): Promise<Connection> {
  const { dataDir, log, maxConnections } = options;
  const { url, giveBack } = await startEmbedded(options);
  clearUnfinished(dataDir);
  const beforeMigration = async () => {
    log({
      event: 'database snapshot',
      snapshot: await takeSnapshot(url, dataDir, 'before-migration'),
    });
  };
  const connection = await connectPostgres({
    databaseUrl: url,
    log,
    maxConnections,
    beforeMigration,
  });
  const stopSnapshots = startNightlySnapshots(url, dataDir, log);
  const shutDown = async () => {
    await stopSnapshots();
    await connection.close();
    await giveBack();
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
