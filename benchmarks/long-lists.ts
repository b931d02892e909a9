import { join, resolve } from 'node:path';
import pg from 'pg';
import { connect } from '#database/connect.ts';
import { administrator } from '#tests/e2e/world/served-site.ts';
import { createDatabase } from '#tests/world/postgres/postgres-server.ts';
import { fillHugeCatalogue } from './huge-catalogue.ts';
import { longLists } from './long-list-addresses.ts';
import { scratchFolder } from './scratch-folder.ts';
import { hostOf, TimedClient } from './timed-client.ts';
import { startCopy } from './working-copy.ts';

/**
 * Measures how long PostgreSQL works for each page and list of a huge catalogue, in one or more working copies of the
 * product, alternating; the first copy must be the oldest. TEST_DATABASE_URL is a server with
 * `shared_preload_libraries = pg_stat_statements` and `pg_stat_statements.track_planning = on`.
 * Usage: TEST_DATABASE_URL=postgres://... npm run benchmark:long-lists -- [seconds for each page] [folder]...
 */

const [secondsText = '10', ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : [resolve('.')];
const mostRounds = 100;
const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set.');

const statistics = new pg.Client({ connectionString: serverUrl });
await statistics.connect();
await statistics.query('create extension if not exists pg_stat_statements');

async function fillTemplate(url: string, folder: string): Promise<void> {
  const dataDir = scratchFolder();
  const connection = await connect({ databaseUrl: url, dataDir });
  await connection.migrate(join(folder, 'database', 'migrations'));
  await connection.close();
  await fillHugeCatalogue(url);
}

async function openCopy(server: string, template: string, folder: string) {
  const database = await createDatabase(server, template);
  const variables = { DATABASE_URL: database.url, DEMO_CONTENT: 'off' };
  const { origin, stop } = await startCopy(folder, variables);
  const client = new TimedClient(origin);
  await client.signIn(administrator.email, administrator.password);
  const { rows } = await statistics.query('select oid from pg_database where datname = $1', [
    database.name,
  ]);
  return {
    /** Milliseconds of all statements of a request. */
    async ask(path: string, language: string): Promise<number> {
      await statistics.query('select pg_stat_statements_reset(0, $1, 0)', [rows[0].oid]);
      await client.ask(path, undefined, hostOf(origin, language));
      const { rows: spent } = await statistics.query(
        'select coalesce(sum(total_plan_time + total_exec_time), 0) as ms from pg_stat_statements where dbid = $1',
        [rows[0].oid],
      );
      return spent[0].ms;
    },
    async close() {
      client.close();
      await stop();
      await database.drop();
    },
  };
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(1);
  return `${at(0.5)}, ${at(0.99)}`;
}

const template = await createDatabase(serverUrl);
await fillTemplate(template.url, folders[0] ?? '.');
const copies: Awaited<ReturnType<typeof openCopy>>[] = [];
try {
  for (const folder of folders) copies.push(await openCopy(serverUrl, template.name, folder));
  console.log(
    `| page | rounds | ${folders.map((folder) => `${folder}: median, p99`).join(' | ')} |`,
  );
  console.log(`| --- | ---: | ${folders.map(() => '---:').join(' | ')} |`);
  let n = 0;
  for (const [language, path] of longLists) {
    const times = copies.map((): number[] => []);
    const end = performance.now() + Number(secondsText) * 1000;
    // Round 0 warms up and is not counted.
    for (let round = 0; round <= mostRounds && (round < 4 || performance.now() < end); round++) {
      // A page with an unknown parameter is not cached, so it is rendered each time.
      const asked = `${path}${path.includes('?') ? '&' : '?'}benchmark=${n++}`;
      for (const at of round % 2 === 0 ? copies.keys() : [...copies.keys()].toReversed()) {
        const ms = await copies[at]?.ask(asked, language);
        if (round > 0 && ms !== undefined) times[at]?.push(ms);
      }
    }
    const host = language === 'en' ? '' : `${language}: `;
    console.log(`| ${host}${path} | ${times[0]?.length} | ${times.map(summary).join(' | ')} |`);
  }
} finally {
  for (const copy of copies) await copy.close();
  await template.drop();
  await statistics.end();
}
