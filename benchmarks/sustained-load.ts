import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator } from '#tests/e2e/world/served-site.ts';
import { demoPages } from './demo-pages.ts';
import { familyMemory } from './family-memory.ts';
import { hostOf, TimedClient } from './timed-client.ts';
import { startCopy } from './working-copy.ts';

/**
 * Measures the memory (PSS of all processes) of a working copy on its own database, while it answers
 * 200,000 mixed requests, most of them uncached, and a minute later.
 * Usage: npm run benchmark:sustained-load -- [requests] [folder]
 */

const [requestsText = '200000', folder = resolve('.')] = process.argv.slice(2);
const requests = Number(requestsText);
const clients = 16;
const steps = 20;
const languages = ['en', 'zh-hant', 'zh-hans', 'ja'];
const adminPages = ['/admin', '/admin/products', '/admin/news-items', '/admin/translations'];

// TRUST_PROXY lets the requests come from many addresses, below the limits for one.
const { pid, origin, stop } = await startCopy(folder, { TRUST_PROXY: 'on' });
const editor = new TimedClient(origin);
const cookie = await editor.signIn(administrator.email, administrator.password);
editor.close();
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const statuses = new Map<number, number>();

/** Half of the requests are pages with an unknown parameter, a quarter searches; the rest are cached pages, files, admin pages and forms. */
function requestOf(at: number): {
  path: string;
  language: string;
  form?: string;
  signedIn?: boolean;
} {
  const language = languages[at % languages.length] ?? 'en';
  const page = demoPages[(at * 7) % demoPages.length] ?? '/';
  const kind = at % 20;
  if (kind < 10) return { path: `${page}?x${at}=1`, language };
  if (kind < 15) return { path: `/products?q=${at.toString(36)}`, language };
  if (kind === 15)
    return { path: adminPages[at % adminPages.length] ?? '/admin', language: 'en', signedIn: true };
  if (kind === 16) return { path: '/newsletter', language, form: 'email=no-address' };
  if (kind === 17) return { path: '/stock-hero-1920.webp', language };
  return { path: page, language };
}

function send(at: number): Promise<void> {
  const { path, language, form, signedIn } = requestOf(at);
  const headers: Record<string, string> = {
    host: hostOf(origin, language),
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-for': `10.${(at >> 16) % 256}.${(at >> 8) % 256}.${at % 256}`,
    ...(signedIn && { cookie }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((resolve, reject) => {
    request(origin + path, { method: form ? 'POST' : 'GET', headers, agent }, (answer) => {
      const { statusCode = 0 } = answer;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      answer.resume().once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end(form);
  });
}

console.log(`0: ${await familyMemory(pid)}`);
let next = 0;
const begun = performance.now();
for (let step = 1; step <= steps; step++) {
  const until = (requests * step) / steps;
  const client = async () => {
    while (next < until) await send(next++);
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${until} in ${seconds} s: ${await familyMemory(pid)}`);
}
agent.destroy();
console.log(Object.fromEntries(statuses));
await pause(60_000);
console.log(`a minute later: ${await familyMemory(pid)}`);
await stop();
