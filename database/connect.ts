import type { Connection } from './connection.ts';
import { connectEmbedded } from './embedded/embedded-connection.ts';
import { connectPostgres } from './postgres/postgres-connection.ts';

export type { Connection, Database } from './connection.ts';

export interface ConnectOptions {
  /** A PostgreSQL server; without it the embedded engine opens its directory below `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: ((event: object) => void) | undefined;
  /** PostgreSQL connections held at most, 10 by default; listening takes one more. */
  maxConnections?: number | undefined;
}

/** Opens the database, or throws one sentence that says why it can not. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { databaseUrl, dataDir, log = () => undefined, maxConnections = 10 } = options;
  return databaseUrl === undefined
    ? connectEmbedded({ dataDir, log })
    : connectPostgres({ databaseUrl, log, maxConnections });
}
