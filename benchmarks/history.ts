import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#database/connect.ts';
import { startEmbeddedServer } from '#database/embedded-connection.ts';
import { findStaleFiles } from '#domain/files/stale/stale-files.server.ts';
import { administrator, serve } from '#tests/e2e/world/served-site.ts';
import { createDatabase } from '#tests/world/postgres/postgres-server.ts';
import { fieldValue } from './back-office-tasks.ts';
import { median, printRounds } from './round-table.ts';
import { scratchFolder } from './scratch-folder.ts';
import { TimedClient } from './timed-client.ts';

/**
 * Measures the cost of the history with 50,000 versions of one product and 50,000 of others: the time of
 * a timeline, the activity page and the list of stale files, and of saves with and without the triggers
 * of the history, in alternating order. Usage: npm run benchmark:history -- [rounds]
 */

const [roundsText = '40'] = process.argv.slice(2);
const rounds = Number(roundsText);
const dataDir = scratchFolder();
const server = await startEmbeddedServer({ dataDir, log: () => undefined });
const { url: databaseUrl } = await createDatabase(server.url);
const site = await serve({
  dataDir: join(dataDir, 'site'),
  port: 0,
  variables: { DATABASE_URL: databaseUrl },
});
const client = new TimedClient(site.origin);
await client.signIn(administrator.email, administrator.password);
const sql = new pg.Client({ connectionString: databaseUrl });
await sql.connect();

/** Adds versions, each with its own change set; a tenth of them change the picture. */
const addVersions = (versions: number, which: string) =>
  sql.query(`
    do $$ begin
      for n in 1..${versions} loop
        perform set_config('kamsin.change_set', gen_random_uuid()::text, true);
        if n % 10 = 0 then
          update products set image_url = '/media/products/version-' || n || '.jpg' where ${which};
        else
          update products set description = 'Version ' || n where ${which};
        end if;
      end loop;
    end $$`);

const trackedTables = ['products', 'product_category_mappings', 'product_images', 'item_codes'];
const setTriggers = async (state: 'enable' | 'disable') => {
  for (const table of trackedTables)
    await sql.query(`alter table ${table} ${state} trigger record_history`);
};

const saved = {
  product: {
    path: '/admin/products',
    id: '2',
    fields: { name: 'Saved', slug: 'saved', status: 'Active' },
    changed: 'description',
  },
  'item code': {
    path: '/admin/item-codes',
    id: '1',
    fields: { product_id: '3', item_code: 'SAVED' },
    changed: 'composition',
  },
};

async function save(record: (typeof saved)[keyof typeof saved], text: string): Promise<number> {
  const { path, id, fields, changed } = record;
  const form = await client.ask(`${path}?edit=${id}`);
  const sent = { ...fields, intent: 'save', id, version: fieldValue(form.text, 'version') };
  const answer = await client.ask(`${path}.data`, { ...sent, [changed]: text });
  if (!answer.text.includes('successfully')) throw new Error(`not saved: ${answer.text}`);
  return answer.ms;
}

const saves = Object.keys(saved).map((name) => `${name}: save`);
const reads = [
  ['timeline of 50,000 versions', '/admin/history/products/1.data'],
  ['timeline of a few versions', '/admin/history/item_codes/1.data'],
  ['activity', '/admin/activity.data'],
] as const;
const sides = ['without history', 'with history'].map((name) => ({
  name,
  samples: new Map<string, number[]>(
    [...saves, ...reads.map(([task]) => task)].map((task) => [task, []]),
  ),
  bytes: new Map<string, number>(),
}));

try {
  // A transaction adds at most a thousand versions, because its dead rows slow down the rest of it.
  for (let n = 0; n < 50; n++) {
    await addVersions(1000, 'id = 1');
    await addVersions(1000, 'id = 2 + n % 5');
  }
  await sql.query('vacuum analyze');
  const { rows } = await sql.query<{ n: string }>('select count(*) as n from history');
  console.log(`${rows[0]?.n} entries in the history`);
  for (let round = 0; round <= rounds; round++) {
    for (const [name, record] of Object.entries(saved)) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        await setTriggers(side.name === 'with history' ? 'enable' : 'disable');
        const ms = await save(record, `Round ${round} ${side.name}`);
        if (round > 0) side.samples.get(`${name}: save`)?.push(ms);
      }
    }
    await setTriggers('enable');
    for (const [task, path] of reads) {
      const { ms, bytes } = await client.ask(path);
      if (round > 0) sides[1]?.samples.get(task)?.push(ms);
      sides[1]?.bytes.set(task, bytes);
    }
  }
  printRounds(saves, sides);
  printRounds(
    reads.map(([task]) => task),
    sides.slice(1),
  );
  const { db, close } = await connect({ databaseUrl, dataDir });
  const files = { list: async function* () {} } as unknown as Parameters<
    typeof findStaleFiles
  >[0]['files'];
  const lists: number[] = [];
  for (let round = 0; round < 10; round++) {
    const begun = performance.now();
    await findStaleFiles({ db, files });
    lists.push(Math.round(performance.now() - begun));
  }
  console.log(`which files are referred to: ${lists.join(' ')} ms, median ${median(lists)}`);
  await close();
} finally {
  client.close();
  await sql.end();
  await site.stop();
  await server.release();
}
