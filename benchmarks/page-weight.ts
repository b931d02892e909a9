import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { loadWhole } from '#tests/e2e/loaded-page.ts';
import { serve } from '#tests/e2e/served-site.ts';
import { browserPath } from '../scripts/browser-path.ts';
import { demoPages } from './demo-pages.ts';

/**
 * What a visitor with an empty cache transfers of each kind of page at 1280x900, scrolled from top
 * to bottom, in a real browser. Usage: npm run benchmark:page-weight -- [path ...]
 */

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-weight-'));
const site = await serve({ dataDir, port: 0 });
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const given = process.argv.slice(2);
console.log('| page | kB | of it scripts | requests | layout shift | heaviest |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const path of given.length > 0 ? given : demoPages) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const loaded = await loadWhole(await context.newPage(), site.origin + path);
  const [heaviest = '', bytes = 0] = loaded.answers[0] ?? [];
  console.log(
    `| ${path} | ${kilobytes(loaded.bytes)} | ${kilobytes(loaded.scriptBytes)} | ${loaded.requests} | ${loaded.shift} | ${heaviest} ${kilobytes(bytes)} |`,
  );
  await context.close();
}
await browser.close();
await site.stop();
await rm(dataDir, { recursive: true, force: true });
