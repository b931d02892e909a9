import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { startCopy } from './working-copy.ts';

/**
 * Measures how many uncached pages per second one or more working copies of the product render with the
 * demo content, and how much processor time of node each takes, which other work on the machine changes less.
 * The order of the copies alternates.
 * Usage: npm run benchmark:renders -- [rounds] [pages in a round] [folder]...
 */

const [roundsText = '3', pagesText = '400', ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : [resolve('.')];
const pages = ['/products', '/products/st-viscose', '/news', '/'];

/**
 * Milliseconds of processor time that a process has used, without PostgreSQL's processes. Linux counts in hundredths of
 * a second.
 */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
}

// A page with an unknown parameter is not cached, so it is rendered each time.
async function rate(origin: string, path: string, pid: number): Promise<string> {
  const before = await processorTime(pid);
  const result = await autocannon({
    url: `${origin}${path}?benchmark=[<id>]`,
    idReplacement: true,
    connections: 10,
    amount: Number(pagesText),
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} other answers`);
  const used = (await processorTime(pid)) - before;
  const each = (used / result.requests.total).toFixed(2);
  return `${Math.round(result.requests.average)}/s, ${each} ms, ${Math.round(result.throughput.average / result.requests.average)} bytes`;
}

const copies = [];
for (const folder of folders) copies.push({ folder, ...(await startCopy(folder)) });
// Round 0 warms up and is not counted.
for (let round = 0; round <= Number(roundsText); round++) {
  for (const path of pages) {
    for (const { folder, origin, pid } of round % 2 === 0 ? copies : copies.toReversed()) {
      const made = await rate(origin, path, pid);
      if (round > 0) console.log(`${path} | round ${round} | ${folder} | ${made}`);
    }
  }
}
for (const { stop } of copies) await stop();
