import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import autocannon from 'autocannon';
import { connect } from '#database/connect.ts';
import { type StartedProxy, startNginx } from '#tests/deploy/started-proxy.ts';
import { serve } from '#tests/e2e/world/served-site.ts';
import { freePort } from '#tests/world/free-port.ts';
import { median } from './round-table.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Compares a page from nginx's cache (deploy/nginx-cache.conf), and without TLS a page that one process of the site sends,
 * with nginx sending a file of the same compressed bytes and headers: requests per second of processor time of one
 * process, in alternating rounds. Then measures how long a change by SQL takes until it shows. Usage: npm run benchmark:proxy-cache -- [path] [rounds] [seconds]
 */

const [path = '/products', roundsText = '8', secondsText = '5'] = process.argv.slice(2);
const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br' };

interface Answer {
  headers: [string, string][];
  body: Buffer;
}

type Way = Pick<StartedProxy, 'port'> & { tls: boolean };

const ask = ({ port, tls }: Way, headers: Record<string, string> = acceptEncoding) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host, ...headers } };
    (tls ? secureRequest : request)({ ...options, rejectUnauthorized: false }, async (incoming) =>
      resolve({
        headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        ),
        body: await buffer(incoming),
      }),
    )
      .once('error', reject)
      .end();
  });

const host = 'www.example.com';

/** Processor seconds that a process has used. */
function secondsOf(pid: number | string | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Reads the processor seconds that nginx's only worker has used. */
async function workerSeconds({ folder }: StartedProxy): Promise<() => number> {
  const master = (await readFile(join(folder, 'nginx.pid'), 'utf8')).trim();
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ');
  const worker = children.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process'),
  );
  return () => secondsOf(worker);
}

const dataDir = scratchFolder();
const sitePort = await freePort();
const started = async (tls: boolean) => ({
  tls,
  ...(await startNginx(sitePort, { keepsPages: true, tls })),
});
const secure = await started(true);
const proxies = [secure, await started(false)];
const site = await serve({
  dataDir,
  port: sitePort,
  variables: {
    ...{ SITE_URL: `http://${host}`, HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' },
    ...{ PURGE_PROXY: 'nginx', PURGE_URL: proxies.map(({ purgeUrl }) => purgeUrl).join() },
  },
});
const direct: Way = { port: sitePort, tls: false };
const siteSeconds = () => secondsOf(site.process.pid);
// The purges of the start.
await later(7000);

async function perSecond({ port, tls }: Way, seconds: () => number): Promise<number> {
  const before = seconds();
  const result = await autocannon({
    url: `http${tls ? 's' : ''}://127.0.0.1:${port}${path}`,
    ...{
      connections: 50,
      duration: Number(secondsText),
      tlsOptions: { rejectUnauthorized: false },
    },
    headers: { host, ...acceptEncoding },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('other answers, or errors');
  return result.requests.total / (seconds() - before);
}

/** Compares the cache with a server of the same configuration that sends the page from a file. */
async function compare(proxy: typeof secure): Promise<void> {
  const { tls } = proxy;
  for (let time = 0; time < 3; time++) await ask(proxy);
  const { headers, body } = await ask(proxy);
  const file = join(proxy.folder, 'page');
  await writeFile(file, body);
  const own = /^(date|server|connection|content-type|content-length|last-modified|accept-ranges)$/;
  const added = headers
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const type = 'types {} default_type "text/html; charset=utf-8"; etag off;';
  const more = `location = ${path} { alias ${file}; ${type} open_file_cache max=1000; ${added.join(' ')} }`;
  const plain = { tls, ...(await startNginx(sitePort, { tls, more })) };
  const copy = await ask(plain);
  if (!copy.body.equals(body)) throw new Error('The file is not the page.');
  const [keptSeconds, sentSeconds] = [await workerSeconds(proxy), await workerSeconds(plain)];
  console.log(`${tls ? 'TLS' : 'without TLS'}, ${path}: ${body.length} bytes`);
  const ways = [
    { name: 'file', ratios: [] as number[], measure: () => perSecond(plain, sentSeconds) },
    { name: 'kept page', ratios: [] as number[], measure: () => perSecond(proxy, keptSeconds) },
    ...(tls
      ? []
      : [{ name: 'site', ratios: [] as number[], measure: () => perSecond(direct, siteSeconds) }]),
  ];
  // The first round warms up.
  for (let round = 0; round <= Number(roundsText); round++) {
    const rates = new Map<string, number>();
    for (const { name, measure } of round % 2 === 0 ? ways : ways.toReversed())
      rates.set(name, await measure());
    if (round === 0) continue;
    const ofFile = (name: string) => (rates.get(name) ?? 0) / (rates.get('file') ?? 0);
    for (const { name, ratios } of ways) ratios.push(ofFile(name));
    const shown = [...rates].map(
      ([name, rate]) => `${name} ${Math.round(rate)} (${ofFile(name).toFixed(2)})`,
    );
    console.log(`round ${round}, per second of processor time: ${shown.join(', ')}`);
  }
  for (const { name, ratios } of ways) console.log(`${name}: median ${median(ratios).toFixed(2)}`);
  await plain.stop();
  await plain.remove();
}

for (const proxy of proxies) await compare(proxy);

const connection = await connect({ dataDir, isOpen: true });
const times: number[] = [];
for (let change = 0; change < 20; change++) {
  await later(300 + change * 100);
  const name = `Changed ${change}`;
  const begun = performance.now();
  await connection.db.execute(
    `update products set name = '${name}' where id = (select id from products where status = 'Active' order by display_order, id limit 1)`,
  );
  while (!(await ask(secure, {})).body.includes(name)) await later(1);
  times.push(performance.now() - begun);
}
console.log(
  `a change shows after ${Math.round(median(times))} ms, at most ${Math.round(Math.max(...times))} ms`,
);
await connection.close();
await Promise.all([site.stop(), ...proxies.map(({ stop }) => stop())]);
await Promise.all(proxies.map(({ remove }) => remove()));
