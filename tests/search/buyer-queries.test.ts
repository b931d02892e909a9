import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProductsAndCategories } from '#domain/products/product.server.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { ensureDemoContent } from '../../demo/load.ts';

/** What buyers type finds what they expect first. The table was written before the search. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { db, files } = world;
  await ensureDemoContent({ db, files, wanted: true });
});
afterAll(() => world.close());

const lines = readFileSync(new URL('buyer-queries.tsv', import.meta.url), 'utf8').split('\n');
const queries = lines
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [language: string, query: string, expected: string]);

/** The queries for which another product comes first, or none. */
const misses = [
  'en can be bleached: reflective',
  'zh-Hant 可漂白: st-viscose',
  'zh-Hant polyester: nothing',
  'zh-Hant 車繡: trilobal',
];

test('of 221 searches, all but the listed misses show first what a buyer expects', async () => {
  expect(queries).toHaveLength(221);
  const missed: string[] = [];
  for (const [language, query, expected] of queries) {
    const { products } = await listProductsAndCategories(world.db, language, { q: query });
    const first = products.failed ? String(products.failed) : products.records[0]?.slug;
    if (!expected.split('|').includes(first ?? ''))
      missed.push(`${language} ${query}: ${first ?? 'nothing'}`);
  }
  expect(missed).toEqual(misses);
  expect(misses.length / queries.length).toBeLessThan(0.05);
});

test('an error is forgiven in a word that is stemmed, and in a loanword that is separated', async () => {
  const found = async (language: string, q: string) => {
    const { products } = await listProductsAndCategories(world.db, language, { q });
    return products.records.map(({ slug }) => slug);
  };
  expect(await found('en', 'polyster')).toContain('st-polyester');
  expect(await found('en', 'polyster embroidry')).toContain('st-polyester');
  expect(await found('ja', 'ポリエステルル')).toContain('st-polyester');
  expect(await found('ja', 'ミシン刺繍')).toContain('st-viscose');
});

test('a search that finds nothing suggests each of its words that finds something', async () => {
  const suggested = async (language: string, q: string) =>
    (await listProductsAndCategories(world.db, language, { q })).products.suggestions;
  expect(await suggested('en', 'gold polyster zzzzq xxxxq')).toEqual(['gold', 'polyester']);
  expect(await suggested('en', 'xyzzyq')).toEqual([]);
});

test('a text without a translation is found in every language, because it is shown there', async () => {
  const { db } = world;
  await db.execute(sql`insert into products (name, slug) values ('Plain', 'plain')`);
  await db.execute(sql`insert into item_codes (product_id, item_code, type, composition)
    select id, 'PL1', 'Slubbed', '100 % cupro' from products where slug = 'plain'`);
  for (const language of ['en', 'zh-Hant', 'zh-Hans', 'ja'])
    for (const q of ['plain', 'PL1', 'slubbed', 'cupro']) {
      const { products } = await listProductsAndCategories(db, language, { q });
      expect([language, q, products.records[0]?.slug]).toEqual([language, q, 'plain']);
    }
});
