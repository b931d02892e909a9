import autocannon from 'autocannon';
import { serve } from '#tests/e2e/world/served-site.ts';
import { openCountingSite } from './counting-site.ts';
import { median } from './round-table.ts';
import { scratchFolder } from './scratch-folder.ts';
import { hostOf, TimedClient } from './timed-client.ts';

/**
 * Compares pages of the demo content on the English and the Japanese host: the number of queries, the time
 * to render, and the requests per second once cached. The order of the hosts alternates.
 * Usage: npm run benchmark:translated-page -- [rounds] [seconds]
 */

const [roundsText = '15', secondsText = '3'] = process.argv.slice(2);
const rounds = Number(roundsText);
const seconds = Number(secondsText);
const languages = ['en', 'ja'] as const;

/** A page with an unknown parameter is not cached, so it is rendered each time. */
const uncached = (path: string, n: number) => `${path}?benchmark=${n}`;

/** The lists, and the first record in each. */
async function pagesOf(origin: string): Promise<string[]> {
  const client = new TimedClient(origin);
  const lists = ['/products', '/resources', '/news'];
  const records = await Promise.all(
    lists.map(async (list) => {
      const { text } = await client.ask(list);
      const link = new RegExp(`href="(${list}/[^"?#.]+)"`).exec(text)?.[1];
      if (!link) throw new Error(`${list} leads to no record`);
      return link;
    }),
  );
  client.close();
  return ['/', ...lists, ...records, '/news/feed.xml'];
}

async function rate(origin: string, path: string, language: string): Promise<number> {
  const result = await autocannon({
    url: origin + path,
    connections: 20,
    duration: seconds,
    headers: { host: hostOf(origin, language), 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} other answers`);
  return Math.round(result.requests.average);
}

const dataDir = scratchFolder();
const served = await serve({ dataDir, port: 0 });
const pages = await pagesOf(served.origin);
const client = new TimedClient(served.origin);
const times = new Map<string, number[]>();
for (let round = 0; round <= rounds; round++) {
  for (const path of pages) {
    for (const language of round % 2 === 0 ? languages : languages.toReversed()) {
      const host = hostOf(served.origin, language);
      const { ms } = await client.ask(uncached(path, round), undefined, host);
      const key = `${language} ${path}`;
      // Round 0 warms up.
      times.set(key, round === 0 ? [] : [...(times.get(key) ?? []), ms]);
    }
  }
}
const rates = new Map<string, number[]>();
for (let round = 0; round < 6; round++) {
  for (const language of round % 2 === 0 ? languages : languages.toReversed()) {
    const answered = await rate(served.origin, '/products', language);
    rates.set(language, [...(rates.get(language) ?? []), answered]);
  }
}
client.close();
await served.stop();

const counting = await openCountingSite(dataDir);
const counter = new TimedClient(counting.origin);
const queries = new Map<string, number>();
for (const path of pages) {
  for (const language of languages) {
    const host = hostOf(counting.origin, language);
    const ask = () => counter.ask(uncached(path, 0), undefined, host);
    await ask();
    queries.set(`${language} ${path}`, await counting.count(ask));
  }
}
counter.close();
await counting.close();

console.log('raw rounds, ms to render the page');
for (const [key, samples] of times)
  console.log(`${key} | ${samples.map((ms) => ms.toFixed(1)).join(' ')}`);
console.log('raw rounds, cached /products per second, 20 connections');
for (const [language, samples] of rates) console.log(`${language} | ${samples.join(' ')}`);
console.log('\n| page | queries en | queries ja | median ms en | median ms ja |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const path of pages) {
  const cells = [
    ...languages.map((language) => queries.get(`${language} ${path}`)),
    ...languages.map((language) => median(times.get(`${language} ${path}`) ?? []).toFixed(1)),
  ];
  console.log(`| ${path} | ${cells.join(' | ')} |`);
}
