import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuild } from '#server/bundle/build.ts';
import { createDatabase, openTestServer } from '../../world/postgres/postgres-server.ts';
import { serve } from './served-site.ts';

/**
 * Builds once, and creates one database and one data directory with the demo content, which every worker
 * copies.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await ensureBuild(resolve(import.meta.dirname, '..', '..', '..'), () => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-demo-'));
  const server = await openTestServer();
  const database = await createDatabase(server.url);
  const served = await serve({ dataDir, port: 0, variables: { DATABASE_URL: database.url } });
  await served.stop();
  process.env.DEMO_DATA_DIR = dataDir;
  process.env.DEMO_SERVER = server.url;
  process.env.DEMO_DATABASE = database.name;
  return async () => {
    await database.drop();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
