import { resolve } from 'node:path';
import { connect } from '#database/connect.ts';
import { listProductsAndCategories } from '#domain/products/product.server.ts';
import { SearchTexts } from '#domain/products/search/search-texts.server.ts';
import { serve } from '#tests/e2e/world/served-site.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { scratchFolder } from './scratch-folder.ts';
import { TimedClient } from './timed-client.ts';

/**
 * Measures the search of 10,000 products with 50,000 item codes, with all queries of the list of products, in ms: the
 * first search in a language, which reads its texts, and the next ones, with the processor time of this process; then
 * the uncached page of each search in English.
 * Usage: npm run benchmark:search -- [rounds]
 */

const rounds = Number(process.argv[2] ?? '7');
const searches: [language: string, text: string][] = [
  ['en', 'KT100-00900'],
  ['en', 'filigree thread'],
  ['en', 'machine embroidery nylon'],
  ['en', 'zzzzzz'],
  ['en', 'brocaed'],
  ['en', 'mahcine embroidrey'],
  ['zh-Hant', '繡花線'],
  ['ja', '刺繍'],
];

const dataDir = scratchFolder();
const connection = await connect({ dataDir });
try {
  await connection.migrate(resolve('database', 'migrations'));
  await fillLargeCatalogue(connection);
  const { db } = connection;
  const heap = () => Math.round(process.memoryUsage().heapUsed / 2 ** 20);
  const texts = new SearchTexts(db);
  for (const language of ['en', 'zh-Hant', 'ja']) {
    const [begun, before] = [performance.now(), heap()];
    await texts.of(language);
    console.log(
      `${language} read | ${Math.round(performance.now() - begun)} ms | heap ${before} to ${heap()} MB`,
    );
  }
  console.log('search | found | rounds: ms (of it processor time of this process)');
  for (const [language, q] of searches) {
    const times: string[] = [];
    let found = 0;
    // Round 0 warms up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const [start, used] = [performance.now(), process.cpuUsage()];
      const { products } = await listProductsAndCategories(db, language, { q }, texts);
      found = products.total;
      const { user, system } = process.cpuUsage(used);
      const spent = Math.round((user + system) / 1000);
      if (round > 0) times.push(`${Math.round(performance.now() - start)} (${spent})`);
    }
    console.log(`${language} ${q} | ${found} | ${times.join(', ')}`);
  }
} finally {
  await connection.close();
}

const site = await serve({ dataDir, port: 0, variables: { DEMO_CONTENT: 'off' } });
try {
  const client = new TimedClient(site.origin);
  let page = 0;
  for (const [language, q] of searches) {
    if (language !== 'en') continue;
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now();
      // A page with an unknown parameter is not cached, so it is rendered each time.
      await client.ask(`/products?q=${encodeURIComponent(q)}&benchmark=${page++}`);
      if (round > 0) times.push(Math.round(performance.now() - begun));
    }
    console.log(`page ${q} | ${times.join(', ')}`);
  }
  client.close();
} finally {
  await site.stop();
}
