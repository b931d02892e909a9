import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '#tests/e2e/world/served-site.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Counts the outcomes of requests that visitors with keep-alive connections send continuously while the
 * product restarts. Usage: npm run benchmark:restarts -- [restarts] [visitors]
 */

const [restarts = 20, visitors = 20] = process.argv.slice(2).map(Number);
const dataDir = scratchFolder();
const variables = { LOG_LEVEL: 'warn' };
let site = await serve({ dataDir, port: 0, variables });
const { origin } = site;
const port = Number(new URL(origin).port);
const pages = ['/', '/products', '/news', '/contact', '/products?q=gold', '/healthz'];
const counts = new Map<string, number>();
let stopped = false;

const ask = (agent: Agent, path: string) =>
  new Promise<string>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(String(error.code));
    request(origin + path, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', fail);
    })
      .once('error', fail)
      .end();
  });

async function visit(visitor: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let at = visitor; !stopped; at++) {
    const outcome = await ask(agent, pages[at % pages.length] ?? '/');
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (outcome === 'ECONNREFUSED') await pause(20);
  }
  agent.destroy();
}

const visiting = Array.from({ length: visitors }, (_, at) => visit(at));
for (let restart = 0; restart < restarts; restart++) {
  await pause(1000);
  await site.stop();
  site = await serve({ dataDir, port, variables });
}
stopped = true;
await Promise.all(visiting);
await site.stop();
console.log(`${restarts} restarts, ${visitors} visitors:`, Object.fromEntries(counts));
