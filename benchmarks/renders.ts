import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { startCopy, stopCopy } from './working-copy.ts';

/**
 * Measures how many uncached pages per second one or more working copies of the product render with the
 * demo content; the order of the copies alternates.
 * Usage: npm run benchmark:renders -- [rounds] [seconds] [folder]...
 */

const [roundsText = '3', secondsText = '4', ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : [resolve('.')];
const pages = ['/products', '/products/st-viscose', '/news', '/'];

// An unknown parameter: the page is rendered and not cached.
async function rate(origin: string, path: string): Promise<string> {
  const result = await autocannon({
    url: `${origin}${path}?benchmark=[<id>]`,
    idReplacement: true,
    connections: 10,
    duration: Number(secondsText),
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} other answers`);
  return `${Math.round(result.requests.average)}/s, ${Math.round(result.throughput.average / result.requests.average)} bytes`;
}

const copies = await Promise.all(
  folders.map(async (folder) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-renders-'));
    return { folder, dataDir, ...(await startCopy(folder, dataDir)) };
  }),
);
// Round 0 warms up and is not counted.
for (let round = 0; round <= Number(roundsText); round++) {
  for (const path of pages) {
    for (const { folder, origin } of round % 2 === 0 ? copies : copies.toReversed()) {
      const made = await rate(origin, path);
      if (round > 0) console.log(`${path} | round ${round} | ${folder} | ${made}`);
    }
  }
}
for (const { child, dataDir } of copies) {
  await stopCopy(child);
  await rm(dataDir, { recursive: true });
}
