import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { connect } from '#database/connect.ts';
import { assembleSite } from '#server/assemble.ts';
import { createLog } from '#server/log/log.ts';
import { readEnvironment } from '#server/process/env.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';

interface Countable {
  $client: { query(...parameters: unknown[]): Promise<unknown> };
}

/** Opens the built product on a filled data directory, in this process, and counts its database queries. */
export async function openCountingSite(dataDir: string) {
  const server = createServer((incoming, outgoing) => site.answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = readEnvironment({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' });
  const connection = await connect({ dataDir });
  let queries = 0;
  const { $client } = connection.db as unknown as Countable;
  const query = $client.query.bind($client);
  $client.query = (...parameters) => {
    queries++;
    return query(...parameters);
  };
  const buildDir = resolve('build');
  const build = (await import(join(buildDir, 'server', 'index.js'))) as ServerBuild;
  const site = await assembleSite({
    env,
    log: createLog(env.logLevel),
    connection,
    files: await createFileStore({ dataDir, s3: undefined }),
    secret: 'the secret of a benchmark',
    loadBuild: async () => build,
    buildDir,
  });
  return {
    origin: env.siteUrl,
    /** Runs the work and returns the number of its queries. */
    async count(work: () => Promise<unknown>): Promise<number> {
      const before = queries;
      await work();
      return queries - before;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await connection.close();
    },
  };
}
