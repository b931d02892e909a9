import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '#database/connect.ts';
import { CodeList } from '#domain/finder/code-list.ts';
import { findCodes } from '#domain/finder/find-codes.ts';
import { finderRequest } from '#domain/finder/finder-request.ts';
import { readCodes } from '#domain/finder/known-codes.server.ts';
import { serve } from '#tests/e2e/world/served-site.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { median } from './round-table.ts';
import { scratchFolder } from './scratch-folder.ts';
import { TimedClient } from './timed-client.ts';

/**
 * Measures the finder with 10,000 products and 5,000 or 50,000 item codes: reading the list, finding in it, and the
 * uncached page. Usage: npm run benchmark:finder -- [rounds]
 */

const rounds = Number(process.argv[2] ?? 20);
const queries = [
  '',
  '?category=3&fibre=nylon&denier_from=100&denier_to=200',
  '?category=3&use=weaving&wash=30&denier_from=90&denier_to=300&fineness_unit=dtex&sort=-composition',
  '?fibre=polyester&share_from=40&share_to=60&sort=product',
];

async function measure(run: () => Promise<unknown> | unknown): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const begun = performance.now();
    await run();
    // Round 0 warms up and is not counted.
    if (round > 0) times.push(performance.now() - begun);
  }
  return `median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;
}

const dataDir = scratchFolder();
for (const codes of [50_000, 5000]) {
  const connection = await connect({ databaseUrl: undefined, dataDir });
  await connection.migrate(resolve('database', 'migrations'));
  if (codes === 50_000) await fillLargeCatalogue(connection);
  // Rows are deleted in steps, because the history records every row and a statement has a time limit.
  for (let last = 49_000; last >= codes; last -= 1000)
    await connection.db.execute(sql`delete from item_codes where id > ${last}`);
  console.log(`${codes} codes`);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const read = async () => new CodeList(await readCodes(connection.db));
  const list = await read();
  globalThis.gc?.();
  const held = (process.memoryUsage().heapUsed - before) / 1e6;
  console.log(`  in memory: ${list.codes.length} codes, ${held.toFixed(1)} MB`);
  console.log(`  reading the list: ${await measure(read)}`);
  for (const query of queries) {
    const request = finderRequest(`http://localhost/finder${query}`);
    const { total } = findCodes(list, request);
    console.log(
      `  finding ${query || 'all'} (${total}): ${await measure(() => findCodes(list, request))}`,
    );
  }
  await connection.close();
  const site = await serve({ dataDir, port: 0, variables: { DEMO_CONTENT: 'off' } });
  const client = new TimedClient(site.origin);
  let n = 0;
  for (const query of queries) {
    // A page with an unknown parameter is not cached, so it is rendered each time.
    const page = () => client.ask(`/finder${query}${query ? '&' : '?'}benchmark=${n++}`);
    console.log(`  page ${query || 'all'}: ${await measure(page)}`);
  }
  client.close();
  await site.stop();
}
