import { connect, type Database } from '#database/connect.ts';
import { copyDemo } from './demo-copy.ts';
import { type ServedSite, serve } from './served-site.ts';
import { test } from './site-fixture.ts';

export interface AlteredSite {
  served: ServedSite;
  /** Its database, for a test that changes it further. */
  db: Database;
}

/**
 * Tests with a separate site per worker: the demo content after `alter` has changed its database or files.
 */
export function testOnAlteredSite(alter: (db: Database, dataDir: string) => Promise<void>) {
  return test.extend<object, { altered: AlteredSite }>({
    altered: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
      async ({}, use) => {
        const { dataDir, databaseUrl, remove } = await copyDemo();
        const connection = await connect({ databaseUrl, dataDir });
        await alter(connection.db, dataDir);
        const variables = { DATABASE_URL: databaseUrl };
        const served = await serve({ dataDir, port: 0, variables });
        await use({ served, db: connection.db });
        await served.stop('SIGKILL');
        await connection.close();
        await remove();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    served: [async ({ altered }, use) => use(altered.served), { scope: 'worker' }],
  });
}
