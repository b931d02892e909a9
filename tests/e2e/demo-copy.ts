import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../world/postgres-server.ts';

/** A copy of the demo content's database and files, and how to remove it. */
export async function copyDemo() {
  const { DEMO_DATA_DIR = '', DEMO_SERVER = '', DEMO_DATABASE } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-browser-'));
  await cp(DEMO_DATA_DIR, dataDir, { recursive: true });
  const database = await createDatabase(DEMO_SERVER, DEMO_DATABASE);
  return {
    dataDir,
    databaseUrl: database.url,
    async remove() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
