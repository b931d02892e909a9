import { resolve } from 'node:path';
import { connect } from '#database/connect.ts';

import { administrator, serve } from '#tests/e2e/world/served-site.ts';
import { createDatabase } from '#tests/world/postgres/postgres-server.ts';
import { freshState, taskGroups } from './back-office-tasks.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { printRounds } from './round-table.ts';
import { scratchFolder } from './scratch-folder.ts';
import { TimedClient } from './timed-client.ts';

/**
 * Measures the back-office and the public lists with 10,000 products, 50,000 item codes and 5,000 news
 * items over HTTP, on the embedded server and on the PostgreSQL server of TEST_DATABASE_URL. Each round
 * runs each task once on each server, in alternating order; reading first, then writing.
 * Usage: npm run benchmark:back-office -- [rounds] [part of a task's name]
 */

const [roundsText = '7', wanted = ''] = process.argv.slice(2);
const groups = taskGroups.map((tasks) => tasks.filter(({ name }) => name.includes(wanted)));

async function openSite(name: string, databaseUrl?: string) {
  const dataDir = scratchFolder();
  const begun = performance.now();
  const connection = await connect({ databaseUrl, dataDir });
  await connection.migrate(resolve('database', 'migrations'));
  await fillLargeCatalogue(connection);
  await connection.close();
  const variables = { DEMO_CONTENT: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const site = await serve({ dataDir, port: 0, variables });
  const client = new TimedClient(site.origin);
  await client.signIn(administrator.email, administrator.password);
  console.log(`${name}: filled and started in ${Math.round((performance.now() - begun) / 1000)} s`);
  return {
    name,
    client,
    state: freshState(),
    samples: new Map<string, number[]>(),
    bytes: new Map<string, number>(),
    async close() {
      client.close();
      await site.stop();
    },
  };
}

const testServer = process.env.TEST_DATABASE_URL;
const database = testServer ? await createDatabase(testServer) : undefined;
if (!database) console.log('TEST_DATABASE_URL is not set: only the embedded server is measured.');
const sites: Awaited<ReturnType<typeof openSite>>[] = [];
try {
  if (database) sites.push(await openSite('PostgreSQL', database.url));
  sites.push(await openSite('embedded'));
  for (const tasks of groups) {
    // Round 0 warms up and is not counted.
    for (let round = 0; round <= Number(roundsText); round++) {
      for (const task of tasks) {
        for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
          site.state.round = round;
          const { ms, bytes } = await task.run(site.client, site.state);
          if (round === 0) site.samples.set(task.name, []);
          else site.samples.get(task.name)?.push(ms);
          site.bytes.set(task.name, bytes);
        }
      }
    }
  }
  printRounds(
    groups.flat().map(({ name }) => name),
    sites,
  );
} finally {
  for (const site of sites) await site.close();
  await database?.drop();
}
