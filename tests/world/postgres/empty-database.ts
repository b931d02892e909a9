import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import { type Connection, connect } from '#database/connect.ts';
import { createDatabase, temporaryFolder } from './postgres-server.ts';

export interface EmptyDatabase {
  /** Closed by `drop`; a test that opens the database again stores its connection here. */
  connection: Connection;
  databaseUrl: string;
  dataDir: string;
  drop(): Promise<void>;
}

/** Creates an empty database for a test. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const database = await createDatabase(inject('serverUrl'));
  const dataDir = temporaryFolder();
  const opened: EmptyDatabase = {
    connection: await connect({ databaseUrl: database.url, dataDir }),
    databaseUrl: database.url,
    dataDir,
    async drop() {
      await opened.connection.close();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
  return opened;
}
