import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#database/connect.ts';
import { databaseUrl, onServer } from '../postgres-server.ts';
import { type ServedSite, serve } from './served-site.ts';

/** Serves the demo content after `alter` has changed its database or files, until `use` is done. */
export async function withAlteredSite(
  alter: (db: Database, dataDir: string) => Promise<void>,
  use: (served: ServedSite) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-altered-'));
  await cp(process.env.DEMO_DATA_DIR ?? '', dataDir, { recursive: true });
  const { TEST_DATABASE_URL: server, DEMO_DATABASE: template } = process.env;
  const database = `kamsin_altered_${randomUUID().replaceAll('-', '')}`;
  if (server) await onServer(server, `create database ${database} template ${template}`);
  const url = server && databaseUrl(server, database);
  const connection = await connect({ databaseUrl: url, dataDir });
  await alter(connection.db, dataDir);
  await connection.close();
  const served = await serve({ dataDir, port: 0, variables: url ? { DATABASE_URL: url } : {} });
  await use(served);
  await served.stop();
  if (server) await onServer(server, `drop database ${database} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
}
