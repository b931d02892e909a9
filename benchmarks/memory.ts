import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator } from '#tests/e2e/world/served-site.ts';
import { demoPages } from './demo-pages.ts';
import { familyMemory } from './family-memory.ts';
import { hostOf, TimedClient } from './timed-client.ts';
import { startCopy } from './working-copy.ts';

/**
 * Measures the start time and memory (PSS of all processes) of one or more working copies of the product,
 * each on its own database: after the start, after 20,000 mixed requests, and two minutes later.
 * Usage: npm run benchmark:memory -- [rounds] [folder]...
 */

const [roundsText = '1', ...folders] = process.argv.slice(2);
const asked = 20_000;
const visitors = 8;
const languages = ['en', 'zh-hant', 'zh-hans', 'ja'];
const adminPages = ['/admin', '/admin/products', '/admin/news-items', '/admin/translations'];

/** Most requests are for cached pages; one of ten is a new search. */
async function visit(origin: string, visitor: number): Promise<void> {
  const client = new TimedClient(origin);
  await client.signIn(administrator.email, administrator.password);
  for (let at = visitor; at < asked; at += visitors) {
    const host = hostOf(origin, languages[at % languages.length] ?? 'en');
    const page = demoPages[(at * 7) % demoPages.length] ?? '/';
    const kind = at % 20;
    const path =
      kind === 0
        ? (adminPages[at % adminPages.length] ?? '/admin')
        : kind < 3
          ? `/products?q=${at.toString(36)}`
          : page;
    await client.ask(path, undefined, kind === 0 ? undefined : host).catch((error: Error) => {
      if (!/404/.test(error.message)) throw error;
    });
  }
  client.close();
}

for (let round = 1; round <= Number(roundsText); round++) {
  for (const folder of folders.length > 0 ? folders : [resolve('.')]) {
    const first = await startCopy(folder);
    await first.stop();
    const later = await startCopy(folder, {}, first.dataDir);
    await pause(5000);
    const { pid } = later;
    const idle = await familyMemory(pid);
    const begun = performance.now();
    await Promise.all(Array.from({ length: visitors }, (_, at) => visit(later.origin, at)));
    const seconds = Math.round((performance.now() - begun) / 1000);
    const after = await familyMemory(pid);
    await pause(120_000);
    console.log(
      `${folder}: first start ${first.ms} ms, later ${later.ms} ms; idle ${idle}; after ${asked} requests in ${seconds} s ${after}; two minutes later ${await familyMemory(pid)}`,
    );
    await later.stop();
  }
}
