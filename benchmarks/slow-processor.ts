import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { median } from './round-table.ts';
import { startCopy } from './working-copy.ts';

/**
 * Measures the time from the request of a page until a part of it responds, on a processor slowed down six
 * times: the part is tapped repeatedly from the moment that it is visible. The folders are built working
 * copies of this product; their order alternates.
 * Usage: npm run benchmark:slow-processor -- ROUNDS FOLDER...
 */

interface Part {
  name: string;
  path: string;
  /** The selector of the part to tap. */
  press: string;
  /** The selector of an element that exists after the tap has had its effect. */
  effect: string;
  /** The text to type once after the first tap. */
  type?: string;
}

const parts: Part[] = [
  {
    name: 'carousel: next picture',
    path: '/',
    press: '.hero button[aria-label^="Next"]',
    effect: '.dots button:not(:first-child)[aria-current="true"]',
  },
  {
    name: 'news: like',
    path: '/news',
    press: 'main button[aria-pressed][aria-label^="Like"]',
    effect: 'main button[aria-pressed="true"][aria-label^="Like"]',
  },
  {
    name: 'product: item code',
    path: '/products/st-viscose',
    press: 'button[name="code"]:nth-of-type(2)',
    effect: 'button[name="code"]:nth-of-type(2)[aria-pressed="true"]',
  },
  {
    name: 'products: search',
    path: '/products',
    press: 'main input[type="search"]',
    effect: 'main li:only-child > article',
    type: 'viscose',
  },
];
const cpuSlowdown = 6;
const timeoutMs = 60_000;

interface Observation {
  position?: { x: number; y: number };
  /** Milliseconds from the request of the first page to the effect. */
  effectAt?: number;
}

/**
 * Runs in the page. Records the position of the part and the time of the effect, even if the browser
 * submits a form before the scripts have loaded and the next page shows the effect.
 */
function watch({ press, effect }: Pick<Part, 'press' | 'effect'>): void {
  const observation: Observation = {};
  Object.assign(window, { observation });
  sessionStorage.begun ??= performance.timeOrigin;
  const look = () => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const part = document.querySelector(press);
    if (painted && part) {
      if (!observation.position) part.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The part may still move, so its position is updated.
      const { x, y, width, height } = part.getBoundingClientRect();
      observation.position = { x: x + width / 2, y: y + height / 2 };
    }
    if (painted && document.querySelector(effect))
      observation.effectAt =
        performance.timeOrigin + performance.now() - Number(sessionStorage.begun);
    else setTimeout(look, 4);
  };
  look();
}

const observationOf = (page: Page) =>
  page
    .evaluate(() => (window as unknown as { observation: Observation }).observation)
    // A navigation destroys the page in which the function runs.
    .catch((): Observation => ({}));

async function wait(browser: Browser, origin: string, part: Part): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(watch, part);
    await page.goto(origin + part.path, { waitUntil: 'commit' });
    let isTyped = false;
    for (const begun = Date.now(); Date.now() - begun < timeoutMs; await pause(30)) {
      const { position, effectAt } = await observationOf(page);
      if (effectAt !== undefined) return Math.round(effectAt);
      if (!position || isTyped) continue;
      await page.touchscreen.tap(position.x, position.y);
      if (!part.type) continue;
      await page.keyboard.type(part.type);
      isTyped = true;
    }
    throw new Error(`${part.name}: no effect within ${timeoutMs / 1000} s`);
  } finally {
    await context.close();
  }
}

const [roundsText = '5', ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : ['.'];
const copies = [];
for (const folder of folders) copies.push({ folder, ...(await startCopy(resolve(folder))) });
const browser = await launchBrowser();
const samples = new Map<string, number[]>();
// Round 0 fills the caches of pages and pictures.
for (let round = 0; round <= Number(roundsText); round++) {
  for (const part of parts) {
    for (const { folder, origin } of round % 2 ? copies : copies.toReversed()) {
      const ms = await wait(browser, origin, part);
      const name = `${part.name} | ${folder}`;
      if (round > 0) samples.set(name, [...(samples.get(name) ?? []), ms]);
      console.log(`round ${round} | ${name} | ${ms} ms | load ${loadavg()[0]?.toFixed(1)}`);
    }
  }
}
console.log('\n| part | copy | median, ms | rounds |\n| --- | --- | ---: | --- |');
for (const [name, rounds] of samples)
  console.log(`| ${name} | ${median(rounds)} | ${rounds.join(', ')} |`);
await browser.close();
for (const { stop } of copies) await stop();
