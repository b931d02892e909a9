import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { serve } from '#tests/e2e/world/served-site.ts';
import { median } from './round-table.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Compares a cached page with a bare node:http server that sends the same bytes, in alternating rounds at
 * the default log level. Usage: npm run benchmark:cached-page -- [path] [rounds] [seconds]
 */

const [path = '/products', roundsText = '6', secondsText = '8'] = process.argv.slice(2);
const rounds = Number(roundsText);
const seconds = Number(secondsText);
const barePort = 4599;
const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br' };

async function sample(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: acceptEncoding }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('end', () => {
        const own = incoming.rawHeaders.flatMap((name, at, all) =>
          at % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name)
            ? [name, all[at + 1] ?? '']
            : [],
        );
        resolve({ headers: own, body: Buffer.concat(chunks) });
      });
    })
      .once('error', reject)
      .end();
  });
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 50,
    duration: seconds,
    headers: acceptEncoding,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} other answers, ${result.errors} errors`);
  return result.requests.average;
}

const dataDir = scratchFolder();
const site = await serve({ dataDir, port: 0 });
const siteUrl = site.origin + path;
await sample(siteUrl);
const cached = await sample(siteUrl);
const answerFile = join(dataDir, 'answer.json');
await writeFile(
  answerFile,
  JSON.stringify({ headers: cached.headers, body: cached.body.toString('base64') }),
);
const bare = spawn(process.execPath, ['benchmarks/bare-server.ts', String(barePort), answerFile], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(bare.stdout, 'data');
const bareUrl = `http://127.0.0.1:${barePort}/`;

console.log(
  `${path}: ${cached.body.length} bytes, ${rounds} rounds of ${seconds} s each, 50 connections`,
);
await rate(siteUrl);
await rate(bareUrl);
const ratios: number[] = [];
for (let round = 0; round < rounds; round++) {
  const siteFirst = round % 2 === 0;
  const first = await rate(siteFirst ? siteUrl : bareUrl);
  const second = await rate(siteFirst ? bareUrl : siteUrl);
  const [page, baseline] = siteFirst ? [first, second] : [second, first];
  ratios.push(page / baseline);
  console.log(
    `round ${round + 1}: cached page ${Math.round(page)}/s, bare server ${Math.round(baseline)}/s, ${((page / baseline) * 100).toFixed(1)} %`,
  );
}
console.log(`median ${(median(ratios) * 100).toFixed(1)} % of the bare server`);
bare.kill();
await site.stop();
