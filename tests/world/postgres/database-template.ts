import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#database/connect.ts';
import { ensureSiteContent } from '#demo/site-content.ts';
import { ensureBuild } from '#server/bundle/build.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { createDatabase, openTestServer, temporaryFolder } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run. */
    serverUrl: string;
    /** A migrated database on it, which every test file copies. */
    template: string;
  }
}

const root = resolve(import.meta.dirname, '..', '..', '..');

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild(root, () => undefined);
  const server = await openTestServer();
  const template = await createDatabase(server.url);
  const dataDir = temporaryFolder();
  const connection = await connect({ databaseUrl: template.url, dataDir });
  await connection.migrate(resolve(root, 'database', 'migrations'));
  const files = await createFileStore({ dataDir, s3: undefined });
  await ensureSiteContent({ db: connection.db, files, wanted: true });
  await connection.close();
  project.provide('serverUrl', server.url);
  project.provide('template', template.name);
  return async () => {
    await template.drop();
    await server.close();
  };
}
