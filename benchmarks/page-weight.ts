import type { Page } from '@playwright/test';
import { loadWhole, scriptBytesOf } from '#tests/e2e/world/loaded-page.ts';
import { serve } from '#tests/e2e/world/served-site.ts';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { demoPages } from './demo-pages.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Measures the bytes that a browser with an empty cache transfers for each kind of page at 1280x900,
 * scrolled from top to bottom, and the scripts' bytes after every island was hydrated.
 * Usage: npm run benchmark:page-weight -- [path ...]
 */

/** Hydrates every island; nothing else loads further scripts. */
async function hydrateIslands(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) =>
    Promise.all(
      islands.map(
        (island) =>
          new Promise((resolve) => {
            island.addEventListener('hydrated', resolve);
            island.firstElementChild?.dispatchEvent(
              new PointerEvent('pointerover', { bubbles: true }),
            );
          }),
      ),
    ),
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const dataDir = scratchFolder();
const site = await serve({ dataDir, port: 0 });
const browser = await launchBrowser();
const given = process.argv.slice(2);
console.log(
  '| page | kB | of it scripts | scripts, hydrated | requests | layout shift | heaviest |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const path of given.length > 0 ? given : demoPages) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const loaded = await loadWhole(page, site.origin + path);
  await hydrateIslands(page);
  const hydrated = kilobytes(await scriptBytesOf(page));
  const [heaviest = '', bytes = 0] = loaded.answers[0] ?? [];
  console.log(
    `| ${path} | ${kilobytes(loaded.bytes)} | ${kilobytes(loaded.scriptBytes)} | ${hydrated} | ${loaded.requests} | ${loaded.shift} | ${heaviest} ${kilobytes(bytes)} |`,
  );
  await context.close();
}
await browser.close();
await site.stop();
