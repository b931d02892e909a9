import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#database/connect.ts';
import { createDatabase } from '../../world/postgres/postgres-server.ts';
import { type ServedSite, serve } from './served-site.ts';

/**
 * Copies the demo content's database and files; returns the copy and how to remove it. All copies share one
 * folder of smaller pictures, each of which is made once.
 */
export async function copyDemo() {
  const { DEMO_DATA_DIR = '', DEMO_SERVER = '', DEMO_DATABASE } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-browser-'));
  const variants = join(DEMO_DATA_DIR, 'picture-variants');
  await mkdir(variants, { recursive: true });
  await cp(DEMO_DATA_DIR, dataDir, {
    recursive: true,
    // A smaller picture is kept under the time of its file.
    preserveTimestamps: true,
    filter: (path) => path !== variants,
  });
  await symlink(variants, join(dataDir, 'picture-variants'));
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

export interface DemoSite {
  served: ServedSite;
  db: Database;
  close(): Promise<void>;
}

/** Serves a copy of the demo content, after `alter` has changed its database or files. */
export async function openDemoSite(
  alter?: (db: Database, dataDir: string) => Promise<void>,
): Promise<DemoSite> {
  const { dataDir, databaseUrl, remove } = await copyDemo();
  const connection = await connect({ databaseUrl, dataDir });
  await alter?.(connection.db, dataDir);
  const served = await serve({ dataDir, port: 0, variables: { DATABASE_URL: databaseUrl } });
  return {
    served,
    db: connection.db,
    async close() {
      await served.stop('SIGKILL');
      await connection.close();
      await remove();
    },
  };
}

/** Serves a site that began without any content. */
export async function openEmptySite(variables: NodeJS.ProcessEnv): Promise<DemoSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-empty-'));
  const database = await createDatabase(process.env.DEMO_SERVER ?? '');
  const connection = await connect({ databaseUrl: database.url, dataDir });
  const served = await serve({
    ...{ dataDir, port: 0 },
    variables: { DATABASE_URL: database.url, DEMO_CONTENT: 'none', ...variables },
  });
  return {
    served,
    db: connection.db,
    async close() {
      await served.stop('SIGKILL');
      await connection.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
