import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#database/connect.ts';
import { ensureBuild } from '#server/bundle/build.ts';
import { createDatabase, openTestServer, temporaryFolder } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run. */
    serverUrl: string;
    /** A migrated database on it, which every test file copies. */
    template: string;
  }
}

const root = resolve(import.meta.dirname, '..', '..');

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild(root, () => undefined);
  const server = await openTestServer();
  const template = await createDatabase(server.url);
  const connection = await connect({ databaseUrl: template.url, dataDir: temporaryFolder() });
  await connection.migrate(resolve(root, 'database', 'migrations'));
  await connection.close();
  project.provide('serverUrl', server.url);
  project.provide('template', template.name);
  return async () => {
    await template.drop();
    await server.close();
  };
}
