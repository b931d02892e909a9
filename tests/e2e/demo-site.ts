import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuild } from '#server/build.ts';
import { databaseUrl, onServer } from '../postgres-server.ts';
import { serve } from './served-site.ts';

/**
 * Builds once and makes one data directory with the demo content, which every worker copies; on
 * PostgreSQL a database beside it, which is their template.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await ensureBuild(resolve(import.meta.dirname, '..', '..'), () => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-demo-'));
  const server = process.env.TEST_DATABASE_URL;
  const database = `kamsin_demo_${process.pid}`;
  if (server) await onServer(server, `create database ${database}`);
  const variables = server ? { DATABASE_URL: databaseUrl(server, database) } : {};
  const served = await serve({ dataDir, port: 0, variables });
  await served.stop();
  process.env.DEMO_DATA_DIR = dataDir;
  if (server) process.env.DEMO_DATABASE = database;
  return async () => {
    if (server) await onServer(server, `drop database ${database} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
}
