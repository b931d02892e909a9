import { connect, type Database } from '#database/connect.ts';
import { copyDemo } from './demo-copy.ts';
import { type ServedSite, serve } from './served-site.ts';

/**
 * Serves the demo content after `alter` has changed its database or files, until `use` is done, which
 * may go on changing the database.
 */
export async function withAlteredSite(
  alter: (db: Database, dataDir: string) => Promise<void>,
  use: (served: ServedSite, db: Database) => Promise<void>,
): Promise<void> {
  const { dataDir, databaseUrl, remove } = await copyDemo();
  const connection = await connect({ databaseUrl, dataDir });
  await alter(connection.db, dataDir);
  const served = await serve({ dataDir, port: 0, variables: { DATABASE_URL: databaseUrl } });
  await use(served, connection.db);
  await served.stop();
  await connection.close();
  await remove();
}
