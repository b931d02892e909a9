import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '#tests/e2e/world/served-site.ts';
import { browserPath } from '../scripts/browser-path.ts';
import { demoPages } from './demo-pages.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Runs Lighthouse with its mobile preset on each kind of page. It is not a dependency of the product (200
 * packages, 185 MB): npx downloads this version if necessary.
 * Usage: npm run benchmark:lighthouse -- [rounds] [path or URL ...]
 * A URL measures a site that is already running, for example behind a proxy with a self-signed certificate.
 * CPU=1 turns off the fourfold slowdown of the processor, so that only the network is slow.
 */

const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const flags =
  '--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync --ignore-certificate-errors';

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; details?: unknown }>;
}

const [roundsText = '3', ...given] = process.argv.slice(2);
const { CPU: slowdown = '4' } = process.env;
const run = promisify(execFile);
const dataDir = scratchFolder();
const site = await serve({ dataDir, port: 0 });

async function examine(address: string): Promise<Report> {
  const file = join(dataDir, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The main times of the performance score, the largest element, and the audits that lost points. */
function remarks({ categories: found, audits }: Report): string {
  const lost = Object.entries(found)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  const largest = JSON.stringify(audits['largest-contentful-paint-element']?.details ?? '');
  const element = /"snippet":"<(\w+)/.exec(largest)?.[1] ?? '';
  return [...times.map((id) => audits[id]?.displayValue ?? ''), element, ...lost].join(', ');
}

console.log(
  `| page | ${categories.join(' | ')} | load | LCP, TBT, CLS, largest element, audits that lost points |`,
);
console.log(`| ---${' | ---'.repeat(categories.length + 2)} |`);
for (const path of given.length > 0 ? given : demoPages) {
  const { href } = new URL(path, site.origin);
  // The first visit fills the caches of pages and pictures.
  await examine(href);
  for (let round = 0; round < Number(roundsText); round++) {
    // Chrome sometimes returns no trace, so a failed run is repeated.
    const report = await examine(href).catch(() => examine(href));
    const scores = categories.map((name) =>
      Math.round((report.categories[name]?.score ?? 0) * 100),
    );
    console.log(
      `| ${path} | ${scores.join(' | ')} | ${loadavg()[0]?.toFixed(1)} | ${remarks(report)} |`,
    );
  }
}
await site.stop();
